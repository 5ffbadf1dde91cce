#pragma once

double cos(double);
double exp(double);
double sin(double);
int strcmp(const char *, const char *);
