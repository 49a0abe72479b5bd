import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { wrongLineOf } from '@/platform/videos/captions';

const cue = '00:01.000 --> 00:02.500\nhello';

it.each([
  ['the shop’s own', readFileSync('platform/seed/files/parents-zh-TW.vtt', 'utf8')],
  ['plain', `WEBVTT\n\n${cue}\n`],
  ['without an end of line', `WEBVTT\n\n${cue}`],
  ['with a mark, a title and lines of Windows', `\uFEFFWEBVTT lesson 1\r\n\r\n1\r\n${cue.replace('\n', '\r\n')}\r\n`],
  ['of an exporter', `WEBVTT\nKind: captions\nLanguage: ja\n\n${cue}\n`],
  [
    'with notes, styles, places and hours',
    `WEBVTT\n\nNOTE hi\n\nSTYLE\n::cue {}\n\nintro\n00:00:01.000 --> 100:00:02.000 line:0 align:start\na\nb\n`,
  ],
  ['that overlap', `WEBVTT\n\n${cue}\n\n00:02.000 --> 00:03.000\nb\n`],
])('captions %s are taken', (_name, text) => expect(wrongLineOf(text)).toBeNull());

it.each([
  ['nothing', '', 1],
  ['another format', '1\n00:00:01,000 --> 00:00:02,000\nhello\n', 1],
  ['a word beside the mark', 'WEBVTTx\n\n' + cue, 1],
  ['no captions', 'WEBVTT\n\nNOTE none\n', 4],
  ['commas in place of points', 'WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nhello\n', 3],
  ['times without milliseconds', 'WEBVTT\n\n00:01 --> 00:02\nhello\n', 3],
  ['sixty seconds', 'WEBVTT\n\n00:01.000 --> 00:60.000\nhello\n', 3],
  ['an end before its start', 'WEBVTT\n\n00:02.000 --> 00:01.000\nhello\n', 3],
  ['a caption before the one before', `WEBVTT\n\n00:05.000 --> 00:06.000\na\n\n${cue}\n`, 6],
  ['no words', 'WEBVTT\n\n00:01.000 --> 00:02.000\n\n', 3],
  ['words without a time', `WEBVTT\n\n${cue}\n\nlost words\nmore\n`, 7],
  ['a caption without an empty line before it', `WEBVTT\n\n${cue}\n00:03.000 --> 00:04.000\nb\n`, 5],
  ['a caption right below the mark', `WEBVTT\n${cue}\n`, 2],
])('captions with %s are rejected by that line', (_name, text, line) => expect(wrongLineOf(text)).toBe(line));
