import { z } from 'zod';
import { changeMe, claim, devices, known, link, me, newToken, tables, token } from '../people.ts';
import type { Declaration } from './declaration.ts';

/** Only ever told to who asks: it is their own address. */
const seen = z.object({ address: z.string(), host: z.string(), protocol: z.enum(['http', 'https']) });

export const PEOPLE = {
  me: { tag: 'People', summary: 'Who you are', who: 'viewer', answers: { 200: me }, problems: [] },
  rename: {
    tag: 'People',
    summary: 'Take another name',
    who: 'newcomer',
    body: changeMe,
    answers: { 200: known },
    problems: [],
  },
  forget: {
    tag: 'People',
    summary: 'Be forgotten: name, tokens and links. Records of matches keep the name they were played under.',
    who: 'player',
    answers: { 204: null },
    problems: [],
  },
  mine: {
    tag: 'People',
    summary: 'Where you sit, the last changed first',
    who: 'player',
    answers: { 200: tables },
    problems: [],
  },
  device: {
    tag: 'People',
    summary: 'A link to go on as the same player on another device',
    who: 'player',
    answers: { 201: link },
    problems: [],
  },
  claim: {
    tag: 'People',
    summary: 'Become, on this device, the player who made the link',
    who: 'anybody',
    body: claim,
    answers: { 200: known },
    problems: ['bad-link'],
  },
  devices: {
    tag: 'People',
    summary: 'Where you are known: your browsers and tokens',
    who: 'player',
    answers: { 200: devices },
    problems: [],
  },
  signOutOthers: {
    tag: 'People',
    summary: 'Sign out everywhere but here; links that were made for other devices do not work any more',
    who: 'player',
    answers: { 204: null },
    problems: [],
  },
  signOut: {
    tag: 'People',
    summary: 'Sign out one of your devices',
    who: 'player',
    answers: { 204: null },
    problems: ['no-such-device'],
  },
  token: {
    tag: 'People',
    summary: 'A new player with a bearer token, for a bot',
    who: 'anybody',
    body: newToken,
    answers: { 201: token },
    problems: [],
  },
  health: {
    tag: 'Server',
    summary: 'Whether the server is ready',
    description: 'With `seen=1` it also says how this very request looks from here, for who sets up a proxy.',
    who: 'anybody',
    query: z.object({ seen: z.literal('1').optional() }),
    answers: { 200: z.object({ status: z.literal('ok'), version: z.string(), seen: seen.optional() }) },
    problems: [],
  },
} as const satisfies Readonly<Record<string, Declaration>>;
