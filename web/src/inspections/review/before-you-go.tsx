import type { DocumentationFile } from '@tidemark/contract/documentation-file';
import type { OpenThing } from '@tidemark/contract/evidence-profiles/on-site';
import { stageNames } from '@tidemark/contract/evidence-profiles/stage-names';
import { Camera, CircleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { InspectionCamera } from '../../documentation/inspection-camera.tsx';
import { useRoomChoices } from '../../documentation/use-room-choices.ts';
import { copy } from '../../evidence-profiles/copy.ts';
import { ReasonDialog } from '../../evidence-profiles/reason-dialog.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { beforeYouGo as words } from '../copy.ts';
import styles from './before-you-go.module.css';
import type { OpenOnSite } from './use-open-on-site.ts';

interface Props {
  projectId: number;
  inspectionId: string;
  open: OpenOnSite;
  photos: readonly DocumentationFile[];
}

/** Whose list was put off; it stays folded until the app is opened again. */
const putOff = new Set<string>();
/** More than a screen holds. */
const first = 4;

/** What is missing of the arrival and the first visit, where Next from Documentation leads. Nothing of it holds anybody up. */
export function BeforeYouGo({ projectId, inspectionId, open, photos }: Props) {
  const { musts, shoulds, profile, mayWaive } = open;
  const [folded, setFolded] = useState(putOff.has(inspectionId));
  const [all, setAll] = useState(false);
  const [taking, setTaking] = useState<OpenThing>();
  const [lacking, setLacking] = useState<OpenThing>();
  const rooms = useRoomChoices(inspectionId);
  const toggle = useRef<HTMLButtonElement>(null);
  if (musts.length === 0 && !taking && !lacking) return null;
  const fold = () => {
    if (folded) putOff.delete(inspectionId);
    else putOff.add(inspectionId);
    setFolded(!folded);
  };
  const shown = all ? musts : musts.slice(0, first);
  const firstPhoto = shown.findIndex(({ shot }) => shot !== null);
  return (
    <Card
      title={words.title(musts.length)}
      action={
        <Button ref={toggle} size="sm" aria-expanded={!folded} onClick={fold}>
          {folded ? words.show : words.later}
        </Button>
      }
      flush
    >
      {!folded && (
        <>
          <p className={`ink-2 ${styles.hint}`}>{words.hint}</p>
          <ul>
            {shown.map((thing, at) => {
              const Icon = thing.shot ? Camera : CircleAlert;
              return (
                <li key={`${thing.ruleId} ${thing.for}`} className={`line-top ${styles.thing}`}>
                  <Icon size={22} aria-hidden />
                  <p className="min-w-0 tight">
                    <b className="break-anywhere">{thing.sentence}</b>
                    <span className="block ink-2 text-small">{stageNames[thing.stage]}</span>
                  </p>
                  <div className={`row gap-2 ${styles.acts}`}>
                    {thing.shot && (
                      <Button
                        kind={at === firstPhoto ? 'primary' : 'outline'}
                        icon={<Camera size={20} aria-hidden />}
                        onClick={() => setTaking(thing)}
                      >
                        {words.take}
                      </Button>
                    )}
                    {mayWaive.has(thing.ruleId) && (
                      <Button
                        kind="quiet"
                        aria-label={copy.giveReasonFor(thing.sentence)}
                        onClick={() => setLacking(thing)}
                      >
                        {copy.giveReason}
                      </Button>
                    )}
                  </div>
                </li>
              );
            })}
          </ul>
          {musts.length > shown.length && (
            <Button kind="quiet" wide onClick={() => setAll(true)}>
              {words.all(musts.length)}
            </Button>
          )}
          {shoulds.length > 0 && (
            <p className={`line-top ink-2 text-small ${styles.also}`}>{words.also(shoulds)}</p>
          )}
        </>
      )}
      {taking && (
        <InspectionCamera
          inspectionId={inspectionId}
          projectId={projectId}
          rooms={rooms}
          photos={photos}
          roomId={rooms.some(({ id }) => id === taking.for) ? taking.for : ''}
          shot={taking.shot ?? undefined}
          onClose={() => {
            setTaking(undefined);
            // The button that opened it may have gone with what was missing.
            toggle.current?.focus();
          }}
        />
      )}
      {lacking && (
        <ReasonDialog
          projectId={projectId}
          lacking={lacking}
          profile={profile}
          onClosed={() => {
            setLacking(undefined);
            toggle.current?.focus();
          }}
        />
      )}
    </Card>
  );
}
