import type { JudgedStage } from '@tidemark/contract/evidence-profiles/judge';
import type { Project } from '@tidemark/contract/projects';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { Card } from '../ui/layout/card.tsx';
import { copy } from './copy.ts';
import styles from './stages-card.module.css';
import { useJudged } from './use-judged.ts';

/** What a job must show, stage by stage: what is there, and a sentence for each thing that is missing. */
export default function StagesCard({ project }: { project: Project }) {
  const judged = useJudged(project);
  if (!judged || judged.stages.length === 0) return null;
  const { stages, next, profile, partly } = judged;
  return (
    <Card
      aria-label={copy.title}
      title={copy.title}
      action={<span className="ink-2 text-small">{copy.by(profile.name)}</span>}
      flush
    >
      {partly && <p className={`ink-2 text-small ${styles.note}`}>{copy.partly}</p>}
      <ul>
        {stages.map((stage) => (
          <StageRow key={stage.stage} stage={stage} isNext={stage.stage === next} />
        ))}
      </ul>
    </Card>
  );
}

const sentencesOf = ({ items }: JudgedStage, severity: 'must' | 'should') =>
  items
    .filter((item) => item.severity === severity)
    .flatMap(({ ruleId, missing }) =>
      missing.map(({ for: of, sentence }) => ({ key: `${ruleId} ${of} ${sentence}`, sentence })),
    );

function StageRow({ stage, isNext }: { stage: JudgedStage; isNext: boolean }) {
  const musts = sentencesOf(stage, 'must');
  const shoulds = sentencesOf(stage, 'should');
  const done = stage.items.reduce((sum, item) => sum + item.done, 0);
  const of = stage.items.reduce((sum, item) => sum + item.of, 0);
  const Icon = stage.complete ? CircleCheck : CircleDashed;
  const head = (
    <>
      <Icon size={20} aria-hidden />
      <span>
        {copy.stage[stage.stage]}{' '}
        <b className={`nowrap ${styles.state}`}>
          {stage.complete ? copy.complete : copy.missing(musts.length)}
        </b>
      </span>
      <span className="num">{`${done} of ${of}`}</span>
    </>
  );
  const look = `grid align-center tap gap-2 ${styles.head}`;
  return (
    <li className={styles.item} data-done={stage.complete || undefined}>
      {musts.length + shoulds.length === 0 ? (
        <p className={look}>{head}</p>
      ) : (
        <details open={isNext}>
          <summary className={look}>{head}</summary>
          <Sentences of={musts} />
          {shoulds.length > 0 && (
            <>
              <h3 className={`ink-2 text-small w-600 ${styles.should}`}>{copy.should}</h3>
              <Sentences of={shoulds} />
            </>
          )}
          {stage.items.some(({ byUploadTime }) => byUploadTime) && (
            <p className={`ink-2 text-small ${styles.note}`}>{copy.byUpload}</p>
          )}
        </details>
      )}
    </li>
  );
}

const Sentences = ({ of }: { of: readonly { key: string; sentence: string }[] }) =>
  of.length > 0 && (
    <ul className={styles.sentences}>
      {of.map(({ key, sentence }) => (
        <li key={key} className="break-anywhere">
          {sentence}
        </li>
      ))}
    </ul>
  );
