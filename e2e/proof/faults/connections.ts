import { setTimeout as after } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import { socketsOf, waitFor } from './place.ts';
import { firstAnswer, openRaw, type Raw, say } from './raw.ts';
import { seconds } from './traffic.ts';

const calm = { spares: true, answeredWithin: 3_000, recoversWithin: 2_000 } as const;

/** The different ends, each once with its count. */
function countedEnds(ends: readonly string[]): string[] {
  const counted = Map.groupBy(ends, (end) => end);
  return [...counted].map(([end, those]) => `${those.length} connections: ${end}`);
}

async function openMany(port: number, count: number): Promise<Raw[]> {
  const opened: Raw[] = [];
  for (let at = 0; at < count; at += 50)
    opened.push(...(await Promise.all(Array.from({ length: 50 }, () => openRaw(port)))));
  return opened;
}

const idle: Fault = {
  ...calm,
  name: '1,000 idle connections',
  done: '1,000 connections opened at once; 500 never say a word, 500 make one call and then say nothing more',
  async strike({ port, host }) {
    const opened = await openMany(port, 1_000);
    for (const { socket } of opened.slice(500))
      socket.write(`GET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    await waitFor(
      'all 500 calls are answered',
      () => opened.slice(500).every(({ heard }) => heard().includes('"ok"')),
      10_000,
    );
    const times = await Promise.all(opened.map(({ closed }) => Promise.race([closed, after(100_000)])));
    for (const { socket } of opened) socket.destroy();
    const [silent, once] = [times.slice(0, 500), times.slice(500)].map((those) =>
      those.filter((ms) => ms !== undefined),
    );
    const latest = (those: number[]) => seconds(Math.max(...those));
    return {
      saw: [
        `${silent!.length} silent connections closed within ${latest(silent!)}`,
        `${once!.length} used ones answered, then closed within ${latest(once!)}`,
      ],
      wrong: times.some((ms) => ms === undefined) ? ['an idle connection was never closed'] : [],
    };
  },
};

/** Each connection sends one letter of its headers per second. */
const slowHeaders: Fault = {
  ...calm,
  name: 'slow-loris: headers',
  done: '300 connections say one header line every 2 s and never end',
  async strike({ port }) {
    const began = performance.now();
    const opened = await openMany(port, 300);
    for (const { socket } of opened) socket.write('POST /api/v1/auth/login HTTP/1.1\r\nHost: slow\r\n');
    const drip = setInterval(() => {
      for (const { socket } of opened) if (socket.writable) socket.write('X-More: 1\r\n');
    }, 2_000);
    const times = await Promise.all(opened.map(({ closed }) => Promise.race([closed, after(60_000)])));
    clearInterval(drip);
    for (const { socket } of opened) socket.destroy();
    const over = `closed within ${seconds(performance.now() - began)}`;
    return {
      saw: countedEnds(opened.map(({ heard }) => `${firstAnswer(heard())}; ${over}`)),
      wrong: times.some((ms) => ms === undefined) ? ['headers may be said for ever'] : [],
    };
  },
};

const slowBody: Fault = {
  ...calm,
  name: 'slow-loris: body',
  done: '300 connections announce 1,000 bytes of JSON and say one every 2 s',
  async strike({ port }) {
    const began = performance.now();
    const opened = await openMany(port, 300);
    const head =
      'POST /api/v1/auth/login HTTP/1.1\r\nHost: slow\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n';
    for (const { socket } of opened) socket.write(head);
    const drip = setInterval(() => {
      for (const { socket } of opened) if (socket.writable) socket.write(' ');
    }, 2_000);
    const times = await Promise.all(opened.map(({ closed }) => Promise.race([closed, after(120_000)])));
    clearInterval(drip);
    for (const { socket } of opened) socket.destroy();
    const over = `closed within ${seconds(performance.now() - began)}`;
    return {
      saw: countedEnds(opened.map(({ heard }) => `${firstAnswer(heard())}; ${over}`)),
      wrong: times.some((ms) => ms === undefined) ? ['a body may be said for ever'] : [],
    };
  },
};

/** Clients that request much and never read, call after call on one connection. */
const neverReads: Fault = {
  ...calm,
  name: 'a client that never reads',
  done: '25 connections ask for 100 claim sheets at once, 25 for the API’s description (0.3 MB) six times; none reads a word',
  async strike({ port, api, sites: [site] }) {
    const ask = (path: string, times: number) =>
      `GET ${path} HTTP/1.1\r\nHost: deaf\r\nAuthorization: Bearer ${site.token}\r\n\r\n`.repeat(times);
    const sheets = ask(`/api/v1/rooms/claim-sheet-data/${site.roomIds[0]}`, 100);
    const description = ask('/api/openapi.json', 6);
    const before = await socketsOf(api.pid());
    const opened = await openMany(port, 50);
    const began = performance.now();
    for (const [at, { socket }] of opened.entries()) {
      socket.pause();
      socket.on('error', () => undefined);
      socket.write(at % 2 === 0 ? sheets : description);
    }
    // Time to accept them all and to respond until nothing more can be sent.
    await after(10_000);
    await waitFor(
      'the server gives them up',
      async () => (await socketsOf(api.pid())) < before + 20,
      240_000,
    );
    for (const { socket } of opened) socket.destroy();
    return { saw: [`given up after ${seconds(performance.now() - began)}`], wrong: [] };
  },
};

const halfOpen: Fault = {
  ...calm,
  name: 'half-open connections',
  done: '100 callers end their side right after the call; 100 vanish in the middle of a body; 100 in the middle of an answer',
  async strike({ port, api, sites: [site] }) {
    const before = await socketsOf(api.pid());
    const call = `GET /api/v1/projects/assigned HTTP/1.1\r\nHost: half\r\nAuthorization: Bearer ${site.token}\r\n\r\n`;
    const closing = await openMany(port, 100);
    for (const { socket } of closing) socket.end(call);
    await Promise.all(closing.map(({ closed }) => Promise.race([closed, after(10_000)])));
    const answered = closing.filter(({ heard }) => heard().startsWith('HTTP/1.1 200')).length;
    const vanishing = await openMany(port, 100);
    for (const { socket } of vanishing)
      socket.write(
        'POST /api/v1/auth/login HTTP/1.1\r\nHost: half\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"email"',
      );
    await after(300);
    for (const { socket } of vanishing) socket.resetAndDestroy();
    const leaving = await openMany(port, 100);
    for (const { socket } of leaving) {
      socket.write(call);
      socket.once('data', () => socket.resetAndDestroy());
    }
    await Promise.all(leaving.map(({ closed }) => Promise.race([closed, after(10_000)])));
    return {
      saw: [
        `${answered} of the 100 who ended their side got an answer (Node takes them for gone); all were closed`,
      ],
      wrong: (await socketsOf(api.pid())) > before + 20 ? ['their connections are still open'] : [],
    };
  },
};

const lies: Fault = {
  ...calm,
  name: 'a Content-Length that lies',
  done: 'more announced than sent, less announced than sent, two lengths, a negative one, a length and chunks',
  async strike({ port }) {
    const login = 'POST /api/v1/auth/login HTTP/1.1\r\nHost: liar\r\nContent-Type: application/json\r\n';
    const body = '{"email":"a@b.example","password":"x"}';
    const cases: [string, string][] = [
      ['more announced than sent', `${login}Content-Length: 500\r\n\r\n${body}`],
      ['less announced than sent', `${login}Connection: close\r\nContent-Length: 10\r\n\r\n${body}`],
      ['two lengths', `${login}Content-Length: 10\r\nContent-Length: 38\r\n\r\n${body}`],
      ['a negative length', `${login}Content-Length: -5\r\n\r\n${body}`],
      ['a length and chunks', `${login}Content-Length: 38\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    ];
    const heard = await Promise.all(
      cases.map(async ([what, text]) => ({ what, ...(await say(port, 100_000, [text])) })),
    );
    return {
      saw: heard.map(({ what, told }) => `${what}: ${told}`),
      wrong: heard
        .filter(({ answer, ms }) => ms === undefined || !/^4\d\d \w+:/.test(answer))
        .map(({ what, told }) => `${what}: ${told}`),
    };
  },
};

export const connectionFaults = [idle, slowHeaders, slowBody, neverReads, halfOpen, lies];
