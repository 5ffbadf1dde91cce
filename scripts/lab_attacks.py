"""The attacks of scripts/attack-lab. Each is a method of Attacks, and raises Broken if the lab does not answer as it should."""
import asyncio
import random
import struct

from lab_client import UPGRADE, Broken, Client, command, frame, request

MEGABYTE = 1_048_576
OPEN = command("settings", settings={"screen": "closures"})

# The pieces that pasted texts of a megabyte repeat. The last two are read as thousands of notifications.
PIECES = [
    "{", "(", "[[", "\0", "\n", "\r", '"', "\\", "é", "a\u0301", "\U0001F468\u200d\U0001F469", "9", "1e999,", "NSRect: {{", "UIKeyboard",
    "UIKeyboardFrameEndUserInfoKey = ", "UIKeyboardWillShowNotification ", '{"clavierTrace":1}\n' + "[" * 513, "▿ key : ",
    'UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 516}, {393, 336}}";\n',
    '{"clavierTrace":1}\n' + '{"event":"willShow","endFrame":[0,516,393,336]}\n' * 20]
# A text whose explanation would be 175 times as long.
DENSE = b'{"clavierTrace":1}\n' + b"{}\n" * 349_000

NUMBERS = [
    "0", "-0.0", "4", "0.01", "0.009", "4.0000001", "100000", "-100000", "1e308", "-1e308", "1e999", "5e-324", "1e-400", "NaN", "null",
    "true", '"1"', "[]", "{}", "9223372036854775808", "0x1", "1" * 1000, "0." + "9" * 1000]
TEXTS = [
    '""', "null", "7", '"\\u0000"', '"\\ud800"', '"\\udfff\\ud800"', '"\u202e\u2066\ufeff"', '"' + "a" * 1000 + '"', '"' + "a" * 1001 + '"',
    '"' + "\\n" * 900 + '"', '"' + "\\u0007" * 300 + '"', '"' + "\U0001F469\u200d" * 400 + '"', '"a' + "\u0301" * 900 + '"']
# Foundation reads 512 levels.
NOT_COMMANDS = ["[" * 512, "[" * 513, "[" * 514, '{"a":' * 512 + "[", "[" * 100_000, '{"a":' * 100_000, "{}" * 1000, "\ufeff{}", '"' + "\\" * 50_001]
PHASES = ["began", "moved", "ended", "cancelled"]
DEVICES = ["iPhone 16", "iPhone SE (1st generation)", "iPad (10th generation)"]


def paste(index):
    piece = PIECES[index % len(PIECES)].encode()
    return piece * (MEGABYTE // len(piece))


class Attacks:
    """Attacks on the lab at a port. The seed determines what they send."""

    def __init__(self, port, seed, scale):
        self.port, self.scale, self.random = port, scale, random.Random(seed)

    async def together(self, number, limit, work):
        """Does the work a number of times, at most `limit` times at once. Each has its own generator of random numbers."""
        places = asyncio.Semaphore(limit)

        async def run(index, generator):
            async with places:
                await work(index, generator)

        number = max(1, round(number * self.scale))
        async with asyncio.TaskGroup() as group:
            for index in range(number):
                group.create_task(run(index, random.Random(self.random.random())))

    async def expect(self, data, statuses, what):
        """Sends a request. If the lab stops reading it, its answer can be lost."""
        client = await Client.connect(self.port)
        client.send(data)
        status = await client.status()
        client.close()
        if status not in statuses:
            raise Broken(f"{what} is answered with {status}")

    # HTTP

    async def slow_heads(self):
        async def work(_, rnd):
            client = await Client.connect(self.port)
            for byte in request(self.port, "GET /")[:rnd.randint(5, 25)]:
                client.send(bytes([byte]))
                await asyncio.sleep(0.1)
            client.close()
        await self.together(600, 200, work)

    async def slow_bodies(self):
        async def work(_, rnd):
            client = await Client.connect(self.port)
            client.send(request(self.port, "POST /explain", [f"Content-Length: {MEGABYTE}"]) + b"x" * rnd.choice([0, 1, MEGABYTE - 1]))
            await asyncio.sleep(2)
            client.close()
        await self.together(600, 200, work)

    async def slow_readers(self):
        async def work(index, _):
            client = await Client.connect(self.port, receive_buffer=2048)
            client.send(request(self.port, "POST /explain", body=paste(-1)) if index % 8 == 0 else request(self.port, "GET /modules/lab.js") * 200)
            await client.flush(2)
            await asyncio.sleep(2)
            client.close()
        await self.together(600, 200, work)

    async def pastes(self):
        async def work(index, _):
            text = DENSE if index == 0 else paste(index)
            await self.expect(request(self.port, "POST /explain", body=text), {200, 400, 413, 503}, "a text")
        for _ in range(3):
            await self.together(24, 24, work)
        await self.expect(request(self.port, "POST /explain", body=DENSE), {413}, "a text of empty notifications")
        for index in range(len(PIECES)):
            await self.expect(request(self.port, "POST /explain", body=paste(index)[:100_000]), {200, 400}, f"text {index}")

    async def forgery(self):
        port = self.port
        hosts = [
            "", "evil.example", f"evil.example:{port}", f"127.0.0.1:{port}.evil.example", f"127.0.0.1.evil.example:{port}", f"0x7f.1:{port}",
            f"2130706433:{port}", f"127.1:{port}", f"0.0.0.0:{port}", f"[::]:{port}", f"evil@127.0.0.1:{port}", f"localhost.:{port}",
            "127.0.0.1", f"127.0.0.1:0{port}", f"127.0.0.1:{port - 1}", f"127.0.0.1:{port},evil.example"]
        origins = [
            "", "null", "file://", "http://evil.example", "http://127.0.0.1", f"https://127.0.0.1:{port}", f"http://localhost:{port}",
            f"http://127.0.0.1:{port}/", f"http://127.0.0.1:{port}.evil.example", f"http://127.0.0.1:{port} http://evil.example"]
        own = f"Origin: http://127.0.0.1:{port}"
        for line, fields in [("GET /", []), ("GET /session", UPGRADE), ("POST /explain", ["Content-Length: 1"])]:
            for host in hosts:
                await self.expect(request(port, line, fields, host=host), {403}, f"{line} with the host '{host}'")
            for origin in origins:
                await self.expect(request(port, line, [*fields, f"Origin: {origin}"]), {403}, f"{line} with the origin '{origin}'")
            await self.expect(request(port, line, [*fields, "Host: evil.example"]), {403}, f"{line} with two hosts")
            await self.expect(request(port, line, [*fields, own, "Origin: http://evil.example"]), {403}, f"{line} with two origins")
            await self.expect(f"{line} HTTP/1.1\r\n\r\n".encode(), {403}, f"{line} without a host")

    async def paths(self):
        parts = [
            "..", "%2e%2e", "%2e.", "..%2f", "..%5c", "..\\", "....//", ".", "", "%00", "%c0%ae%c0%ae", "%25%32%65", "~", "\u202e", "a" * 3000,
            "modules", "etc", "passwd", "etc/passwd", "Clavier_ClavierLab.resources"]

        async def work(_, rnd):
            path = rnd.choice(["/", "/modules/", "file://", f"http://127.0.0.1:{self.port}/"]) + "/".join(rnd.choices(parts, k=rnd.randint(2, 12)))
            await self.expect(request(self.port, f"{rnd.choice(['GET', 'POST'])} {path}", ["Connection: close"]), {404, 414, 431}, path[:80])
        await self.together(2000, 20, work)

    async def malformed(self):
        fields = [
            *UPGRADE, "Content-Length: 5", "Content-Length: -5", "Content-Length: 99999999999999999999", "Transfer-Encoding: chunked",
            "Expect: 100-continue", "Connection: close", "A: " + "b" * 9000, "C" * 17_000, "\t: x", "X: \x7f", "Cookie: a=b\r\n folded"]

        async def work(_, rnd):
            line = rnd.choice(["GET /", "GET /session", "POST /explain", "HEAD /", "OPTIONS *", "TRACE /"])
            data = bytearray(request(self.port, line, rnd.choices(fields, k=rnd.randint(0, 4))))
            for _ in range(rnd.randint(0, 4)):
                place = rnd.randrange(len(data))
                data[place:place + rnd.randint(0, 3)] = rnd.randbytes(rnd.choice([0, 1, 2, 20]))
            client = await Client.connect(self.port)
            client.send(bytes(data) + rnd.randbytes(rnd.choice([0, 0, 5, 500])))
            await client.flush()
            if rnd.random() < 0.8:
                client.finish()
                await client.head()
            client.close(reset=rnd.random() < 0.3)
        await self.together(5000, 40, work)

    async def oversized(self):
        for size in [17_000, MEGABYTE, 30_000_000]:
            for data, status in [
                    (b"G" * size, 414), (b"GET /" + b"a" * size + b" HTTP/1.1\r\n\r\n", 414), (request(self.port, "GET /", ["A: " + "b" * size]), 431),
                    (request(self.port, "GET /", ["A: b"] * (size // 6)), 431),
                    (request(self.port, "POST /explain", body=b"x" * max(size, MEGABYTE + 1)), 413)]:
                await self.expect(data, {status, None}, "an oversized request")

    async def pipelines(self):
        async def work(_, rnd):
            client = await Client.connect(self.port)
            paths = rnd.choices(["/", "/icon.svg", "/lab.css", "/nothing"], k=200)
            client.send(b"".join(request(self.port, f"GET {path}") for path in paths))
            for path in paths:
                status = await client.status()
                if status != (404 if path == "/nothing" else 200):
                    raise Broken(f"{path} in a pipeline is answered with {status}")
            client.close()
        await self.together(60, 20, work)

    # Sessions

    async def frames(self):
        payloads = [b"", b"x", b"\xff\xfe", b"\xed\xa0\x80", b"{" * 300, b"\0" * 70_000, OPEN.encode()]
        lengths = [None] * 10 + [126, 65_535, 1_500_001, 1 << 31, 1 << 62, (1 << 64) - 1]
        endings = [b"", b"\x03"] + [struct.pack(">H", code) + reason for code in [0, 999, 1000, 1005, 1015, 4999, 65_535] for reason in [b"", b"bye", b"\xff"]]

        async def work(_, rnd):
            client = await Client.page(self.port)
            for _ in range(rnd.randint(1, 12)):
                data = frame(
                    rnd.choice([0, 1, 1, 1, 2, 3, 7, 8, 9, 9, 10, 11, 15]), rnd.choice(payloads + [rnd.randbytes(rnd.randint(0, 300))]),
                    final=rnd.random() < 0.7, mask=rnd.randbytes(4), length=rnd.choice(lengths), reserved=rnd.choice([0] * 8 + [0x40, 0x20, 0x10]))
                if rnd.random() < 0.1:
                    data = bytes([data[0], data[1] & 0x7F]) + data[2:]
                step = rnd.choice([3, 1000])
                for start in range(0, len(data), step):
                    client.send(data[start:start + step])
                await client.flush()
            if rnd.random() < 0.7:
                client.send(frame(8, rnd.choice(endings)))
                client.finish()
                while await client.message():
                    pass
            client.close(reset=rnd.random() < 0.5)
        await self.together(600, 24, work)

    async def fragments(self):
        async def work(index, _):
            client = await Client.page(self.port)
            if index % 2:
                client.send(frame(1, b"a" * 1_490_000, final=False) + frame(0, b"", final=False) * 200_000)
            else:
                client.send(frame(1, b"a", final=False) + frame(0, b"a", final=False) * 200_000)
            client.send(frame(0, b"a"))
            await client.expect_answer()
            client.close()
        await self.together(8, 8, work)

    async def floods(self):
        async def work(index, _):
            client = await Client.page(self.port)
            # Nothing is read, so the lab must stop reading, too.
            client.send([frame(9, b"p" * 125), frame(1, b"{}"), frame(10), frame(1, b"\n")][index % 4] * 100_000)
            await client.flush(5)
            client.close(reset=True)
        await self.together(16, 8, work)

    async def tabs(self):
        """Closes pages at every stage of their lifetime."""
        handshake = request(self.port, "GET /session", UPGRADE)

        async def work(index, rnd):
            client = await Client.connect(self.port)
            state = index % 7
            client.send(handshake[:rnd.randrange(len(handshake))] if state == 1 else handshake if state > 1 else b"")
            if state > 2:
                await client.head()
                client.say(OPEN)
            if state == 4:
                await client.message()
                client.say(command("focus", input="email"))
            if state == 5:
                client.send(frame(1, OPEN.encode())[:rnd.randint(1, 40)])
            if state == 6:
                client.say(command("replay", text=paste(-2).decode()[:900_000]))
            await client.flush()
            if index % 3 == 0:
                client.finish()
                await asyncio.sleep(0.5)
            client.close(reset=index % 3 == 1)
        await self.together(1500, 60, work)

    async def phones(self):
        async def work(index, _):
            client = await Client.page(self.port)
            if index % 4 == 0:
                client.say(OPEN)
                await client.message()
            client.close(reset=index % 3 == 0)
        await self.together(3000, 40, work)

    async def commands(self):
        def line(rnd):
            number, text = rnd.choice(NUMBERS), rnd.choice(TEXTS)
            return rnd.choice([
                '{"version":1,"type":"time","rate":%s}' % number, '{"version":1,"type":"time","rate":%s}' % rnd.choice(NUMBERS[:5]),
                '{"version":1,"type":"touch","phase":"%s","x":%s,"y":%s}' % (rnd.choice(PHASES), number, rnd.choice(NUMBERS)),
                '{"version":1,"type":"touch","phase":"%s","x":%d,"y":%d}' % (rnd.choice(PHASES), rnd.randint(0, 393), rnd.randint(0, 852)),
                '{"version":1,"type":"text","text":%s}' % text, '{"version":1,"type":"replay","text":%s}' % text,
                '{"version":1,"type":"focus","input":%s}' % rnd.choice(['"firstName"', '"email"', text]),
                '{"version":1,"type":"follow","input":%s,"text":%s}' % (rnd.choice(['"firstName"', '"email"', text]), text),
                '{"version":1,"type":"export","from":%s,"to":%s}' % (number, rnd.choice(NUMBERS)), command("export", **{"from": 0, "to": 1_000_000_000}),
                '{"version":%s,"type":"step"}' % number, '{"version":1,"version":2,"type":"step","type":"share"}',
                '{"version":1,"type":"settings","settings":{"device":%s,"screen":%s}}' % (text, rnd.choice(TEXTS)),
                command("settings", settings={
                    "device": rnd.choice(DEVICES), "screen": rnd.choice(["closures", "chat"]), "orientation": rnd.choice(["portrait", "landscape"]),
                    "placement": rnd.choice(["docked", "floating", "split"]), "textSize": rnd.choice(["extraSmall", "accessibilityExtraExtraExtraLarge"])}),
                command("key", key=rnd.choice(["backspace", "return", "left", "up"])), command(rnd.choice(["share", "reopen", "step"])),
                rnd.choice(NOT_COMMANDS)])

        async def work(_, rnd):
            client = await Client.page(self.port)
            client.say(OPEN)
            for _ in range(60):
                client.say(line(rnd))
            await client.expect_answer()
            client.close()
        await self.together(48, 12, work)
        client = await Client.page(self.port)
        client.say(OPEN)
        for text in NOT_COMMANDS + ['"' + "a\u0301" * 400_000 + '"', " " * 1_499_990 + "{}", command("text", text="x" * 1_400_000)] + [
                command("follow", input="email", text=text) for text in ["a" * 100_000, "\u0301" * 99_999, "\n" * 100_000, ""]] + [
                command("replay", text=paste(index).decode()[:900_000]) for index in (0, -1, -2)]:
            client.say(text)
        await client.expect_answer()
        client.close()


NAMES = [name for name in vars(Attacks) if not name.startswith("_") and name not in ("together", "expect")]
