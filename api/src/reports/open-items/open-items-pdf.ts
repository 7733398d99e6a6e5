import type { EvidenceRule } from '@tidemark/contract/evidence-profiles/rule';
import type { Project } from '@tidemark/contract/projects';
import type { Sender } from '../../company/sender.ts';
import { clockOf, moment } from '../dates.ts';
import type { ReasonInput } from '../inspection/input.ts';
import { bounds, left, type Paper, px, right, section, styles, whole } from '../inspection/page.ts';
import { bookmark } from '../kit/bookmark.ts';
import { openDocument } from '../kit/document.ts';
import { flow } from '../kit/flow.ts';
import { openPages } from '../kit/pages.ts';
import { prepareScripts } from '../kit/scripts.ts';
import { drawFoot, drawRunningHead, drawSender, drawTitle, holdLogo, senderOf } from '../letterhead.ts';

type GivenReason = Pick<ReasonInput, 'asked' | 'reason' | 'by' | 'at'>;

export interface OpenItemsInput extends Sender {
  project: Pick<Project, 'id' | 'title'>;
  /** Of whom: customer and address. */
  about: string;
  /** The profile that the job was judged by, and the last stage that was looked at. */
  profile: string;
  through: string;
  /** Each stage that was looked at, with a sentence for each thing that is missing, how many have a reason, and these. */
  stages: {
    name: string;
    missing: { severity: EvidenceRule['severity']; sentence: string }[];
    waived: number;
    reasons: GivenReason[];
  }[];
  /** Those for rules that the profile has no more. */
  former: GivenReason[];
  timeZone: string | undefined;
  fileName: string;
  printedAt: string;
}

const title = 'Open items';

/** Draws what an incomplete package lacks, stage by stage. */
export async function openItemsPdf(input: OpenItemsInput): Promise<Buffer> {
  const { project, about, company, logo, timeZone, printedAt } = input;
  const { pdf, root, finish } = openDocument({
    title: `${title}, ${project.title}, project #${project.id}`,
    author: company,
    createdAt: new Date(printedAt),
  });
  await prepareScripts(pdf, input);
  const paper: Paper = { pdf, root, pages: openPages(pdf, bounds), chapters: new Map() };
  const { pages } = paper;
  const place = { left, right, mark: 40 * px, lower: 67 * px, rule: 84 * px };
  drawSender(pdf, root, senderOf(input), place);
  drawTitle(pdf, root, { title, reference: `Project #${project.id}` }, place);
  pages.y = 106 * px;
  bookmark(pdf, title, 0);
  const say = (text: string, style: typeof styles.text | typeof styles.part = styles.text) =>
    flow(pdf, root, pages, text, { ...whole, style });
  say(project.title, styles.part);
  if (about) say(about);
  pages.y += 8 * px;
  say(
    `This package is not complete. It was judged on ${moment(printedAt, timeZone)} by the profile ${input.profile}, up to the stage ${input.through}.`,
  );
  for (const stage of input.stages) drawStage(paper, stage, timeZone);
  if (input.former.length > 0) {
    section(paper, 'Reasons for former rules', { below: 30 * px });
    drawReasons(paper, input.former, timeZone);
  }
  const subject = [`Project #${project.id}`, about].filter(Boolean).join(', ');
  const running = { company, logo: holdLogo(pdf, logo), title, subject, claim: '' };
  const text = `${input.fileName} · Printed ${moment(printedAt, timeZone)} · ${clockOf(timeZone)}`;
  return finish((page, count) => {
    if (page > 1) drawRunningHead(pdf, { left, right }, running);
    drawFoot(pdf, { left, right, rule: 1005 * px }, { text, page, pages: count }, () => {});
  });
}

type Zone = OpenItemsInput['timeZone'];
type StageInput = OpenItemsInput['stages'][number];

function drawStage(paper: Paper, { name, missing, waived, reasons }: StageInput, timeZone: Zone): void {
  const { pdf, root, pages } = paper;
  section(paper, name, { below: 30 * px });
  const of = (severity: EvidenceRule['severity']) => missing.filter((item) => item.severity === severity);
  const list = (heading: string, items: typeof missing) => {
    if (items.length === 0) return;
    head(paper, heading);
    for (const { sentence } of items) bullet(paper, sentence);
    pages.y += 4 * px;
  };
  list('Required', of('must'));
  list('Good to have', of('should'));
  const notes = [
    ...(missing.length === 0 ? ['Nothing is open.'] : []),
    ...(waived > 0 ? [`${waived} left out for a reason that was given.`] : []),
  ];
  for (const note of notes) flow(pdf, root, pages, note, { ...whole, style: styles.text });
  if (reasons.length === 0) return;
  head(paper, 'Reasons given');
  drawReasons(paper, reasons, timeZone);
}

const drawReasons = (paper: Paper, reasons: readonly GivenReason[], timeZone: Zone) => {
  for (const { asked, reason, by, at } of reasons)
    bullet(paper, `${asked}. ${reason}. ${by}, ${moment(at, timeZone)}`);
};

function head({ pdf, root, pages }: Paper, heading: string): void {
  pages.ensure(36 * px);
  flow(pdf, root, pages, heading, { ...whole, style: styles.part, type: 'H3' });
}

function bullet({ pdf, root, pages }: Paper, text: string): void {
  flow(pdf, root, pages, `•  ${text}`, {
    ...{ x: left + 10 * px, width: right - left - 10 * px },
    style: styles.text,
  });
}
