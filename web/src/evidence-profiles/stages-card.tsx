import { isManager } from '@tidemark/contract/access';
import type { JudgedStage } from '@tidemark/contract/evidence-profiles/judge';
import { type SaidWaiver, waiversInWords } from '@tidemark/contract/evidence-profiles/waivers-in-words';
import { jobState } from '@tidemark/contract/job/state';
import type { Project } from '@tidemark/contract/projects';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../offline/session/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { useOpened } from '../ui/feedback/use-opened.ts';
import { Card } from '../ui/layout/card.tsx';
import { copy } from './copy.ts';
import { GivenReasons } from './given-reasons.tsx';
import { type Lacking, ReasonDialog } from './reason-dialog.tsx';
import { SetProfileDialog } from './set-profile-dialog.tsx';
import styles from './stages-card.module.css';
import { SubmittedWithout } from './submitted-without.tsx';
import { useJudged } from './use-judged.ts';
import { waivable } from './waivable.ts';

/**
 * What a job must show, stage by stage: what is there, a sentence for each thing that is missing, and the reasons that
 * were given for it.
 */
export default function StagesCard({ project }: { project: Project }) {
  const judged = useJudged(project);
  const role = useSession()?.technician.role;
  const [lacking, setLacking, close] = useOpened<Lacking>();
  const [choosing, setChoosing] = useState(false);
  if (!judged || !role) return null;
  const { stages, next, profile, partly, facts, waivers } = judged;
  const reasons = waiversInWords(facts, profile, waivers);
  const mayChoose = isManager(role) && jobState(project) === 'Open';
  if (stages.length === 0 && reasons.length === 0 && !mayChoose) return null;
  const mayWaive = waivable(profile, project, role);
  return (
    <Card
      aria-label={copy.title}
      title={copy.title}
      action={
        mayChoose && (
          <Button kind="quiet" size="sm" onClick={() => setChoosing(true)}>
            {copy.setProfile}
          </Button>
        )
      }
      flush
    >
      <p className={`ink-2 text-small ${styles.note}`}>{copy.by(profile.name)}</p>
      {partly && <p className={`ink-2 text-small ${styles.note}`}>{copy.partly}</p>}
      <SubmittedWithout of={facts.inspection} />
      <ul>
        {stages.map((stage) => (
          <StageRow
            key={stage.stage}
            stage={stage}
            isNext={stage.stage === next}
            reasons={reasons.filter(({ waiver }) =>
              stage.items.some(({ ruleId }) => ruleId === waiver.ruleId),
            )}
            onReason={(of) => (mayWaive.has(of.ruleId) ? () => setLacking(of) : undefined)}
          />
        ))}
      </ul>
      <GivenReasons title={copy.former} reasons={reasons.filter(({ isFormer }) => isFormer)} />
      {lacking && (
        <ReasonDialog projectId={project.id} lacking={lacking} profile={profile} onClosed={close} />
      )}
      {choosing && (
        <SetProfileDialog projectId={project.id} judged={judged} onClosed={() => setChoosing(false)} />
      )}
    </Card>
  );
}

const lackingOf = ({ items }: JudgedStage, severity: 'must' | 'should'): Lacking[] =>
  items
    .filter((item) => item.severity === severity)
    .flatMap(({ ruleId, missing }) => missing.map((one) => ({ ruleId, ...one })));

/** What giving a reason does; undefined where this person cannot. */
type OnReason = (of: Lacking) => (() => void) | undefined;

interface RowProps {
  stage: JudgedStage;
  isNext: boolean;
  reasons: readonly SaidWaiver[];
  onReason: OnReason;
}

function StageRow({ stage, isNext, reasons, onReason }: RowProps) {
  const musts = lackingOf(stage, 'must');
  const shoulds = lackingOf(stage, 'should');
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
      {musts.length + shoulds.length + reasons.length === 0 ? (
        <p className={look}>{head}</p>
      ) : (
        <details open={isNext}>
          <summary className={look}>{head}</summary>
          <Sentences of={musts} onReason={onReason} />
          {shoulds.length > 0 && (
            <>
              <h3 className={`ink-2 text-small w-600 ${styles.should}`}>{copy.should}</h3>
              <Sentences of={shoulds} onReason={onReason} />
            </>
          )}
          <GivenReasons title={copy.given} reasons={reasons} />
          {stage.items.some(({ byUploadTime }) => byUploadTime) && (
            <p className={`ink-2 text-small ${styles.note}`}>{copy.byUpload}</p>
          )}
        </details>
      )}
    </li>
  );
}

const Sentences = ({ of, onReason }: { of: readonly Lacking[]; onReason: OnReason }) =>
  of.length > 0 && (
    <ul className={styles.sentences}>
      {of.map((lacking) => {
        const give = onReason(lacking);
        return (
          <li key={`${lacking.ruleId} ${lacking.for} ${lacking.sentence}`}>
            <div className={`row gap-2 ${styles.sentence}`}>
              <p className="min-w-0 break-anywhere">{lacking.sentence}</p>
              {give && (
                <Button
                  kind="quiet"
                  size="sm"
                  className={styles.give}
                  aria-label={copy.giveReasonFor(lacking.sentence)}
                  onClick={give}
                >
                  {copy.giveReason}
                </Button>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
