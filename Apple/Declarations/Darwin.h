#pragma once

double cos(double);
double exp(double);
double sin(double);
// https://developer.apple.com/documentation/kernel/utsname. Each name has 256 characters.
struct utsname {
  char sysname[256];
  char nodename[256];
  char release[256];
  char version[256];
  char machine[256];
};
int uname(struct utsname *);
int strcmp(const char *, const char *);
