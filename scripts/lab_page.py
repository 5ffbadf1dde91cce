"""Runs the lab and Chromium, and controls the lab's page with the WebDriver protocol, for the scripts in this folder."""
import base64
import json
import re
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

AT_REST = "document.querySelector('#phone[data-ready=true][data-moving=false]')"


class LabPage:
    """The page of a lab in a browser. The browser and the lab end when the `with` statement ends."""

    def __init__(self, program, width=1400, height=1040):
        self.processes = []
        try:
            self._start(program, width, height)
        except BaseException:
            # Without a page, the `with` statement does not call __exit__.
            self._end()
            raise

    def _start(self, program, width, height):
        self.lab = self._launch([program, "lab", "--port", "0"])
        driver = self._launch(["chromedriver", "--port=0"])
        self.address = self._find(r"(http://\S+)", self.lab.stdout)
        port = self._find(r"on port ([1-9]\d*)", driver.stdout)
        self.base = f"http://127.0.0.1:{port}/session"
        options = ["--headless=new", "--no-sandbox", "--hide-scrollbars", f"--window-size={width},{height}"]
        chrome = {"browserName": "chrome", "goog:chromeOptions": {"args": options}}
        self.base += "/" + self.call("", capabilities={"alwaysMatch": chrome})["sessionId"]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            urllib.request.urlopen(urllib.request.Request(self.base, method="DELETE"), timeout=60)
        finally:
            self._end()

    def _launch(self, command):
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.processes.append(process)
        return process

    def _end(self):
        for process in self.processes:
            process.terminate()

    def _find(self, pattern, stream):
        for line in stream:
            if found := re.search(pattern, line):
                return found[1]
        sys.exit(f"{Path(sys.argv[0]).name}: the lab or chromedriver ended before it was ready")

    def call(self, path, **body):
        """Sends a command to the browser, and returns its result."""
        request = urllib.request.Request(
            self.base + path, json.dumps(body).encode(), {"Content-Type": "application/json"})
        try:
            return json.load(urllib.request.urlopen(request, timeout=60))["value"]
        except urllib.error.HTTPError as error:
            sys.exit(f"{Path(sys.argv[0]).name}: {json.load(error)['value']['message']}")

    def run(self, script, *args):
        return self.call("/execute/sync", script=script, args=args)

    def open(self, fragment):
        """Loads the page with settings, and waits for its phone."""
        # A change of the fragment alone would not load the page.
        self.call("/url", url="about:blank")
        self.call("/url", url=self.address + "#" + fragment)
        self.wait_until(AT_REST)

    def wait_until(self, condition, pause=0.05):
        end = time.monotonic() + 20
        while not self.run(f"return Boolean({condition})"):
            if time.monotonic() > end:
                sys.exit(f"{Path(sys.argv[0]).name}: timed out waiting for: {condition}")
            time.sleep(pause)

    def tap(self, selector, along=0.5):
        """Taps an element at its middle height and at a fraction of its width."""
        x, y = self.run(
            "const box = document.querySelector(arguments[0]).getBoundingClientRect();"
            "return [Math.round(box.x + arguments[1] * box.width), Math.round(box.y + box.height / 2)]", selector, along)
        finger = [{"type": "pointerMove", "x": x, "y": y}, {"type": "pointerDown", "button": 0}]
        finger += [{"type": "pointerUp", "button": 0}]
        self.call("/actions", actions=[{"type": "pointer", "id": "finger", "actions": finger}])

    def type(self, text):
        keys = [{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")]
        self.call("/actions", actions=[{"type": "key", "id": "keys", "actions": keys}])

    def screenshot(self):
        with urllib.request.urlopen(self.base + "/screenshot", timeout=60) as response:
            return base64.b64decode(json.load(response)["value"])
