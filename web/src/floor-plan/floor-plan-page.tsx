import { isWet, sizeInWords } from '@tidemark/contract/floor-plan/drawing';
import { type Level, levels } from '@tidemark/contract/floor-plan/levels';
import { nudged } from '@tidemark/contract/floor-plan/snap';
import { turnedRoom } from '@tidemark/contract/floor-plan/standing';
import type { Room } from '@tidemark/contract/rooms';
import { roomFields } from '@tidemark/contract/rooms/fields';
import { footSixteenths, inchSixteenths } from '@tidemark/contract/sketch/shape';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, FileDown, RotateCwSquare, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSendState } from '../offline/outbox/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { Segmented } from '../ui/controls/segmented.tsx';
import { SelectField } from '../ui/controls/select-field.tsx';
import { Tool, ToolBar } from '../ui/controls/tool-bar.tsx';
import { Note } from '../ui/feedback/note.tsx';
import { SendPill } from '../ui/feedback/send-pill.tsx';
import { AppBar } from '../ui/layout/app-bar.tsx';
import { copy } from './copy.ts';
import styles from './floor-plan.module.css';
import { FloorView } from './floor-view.tsx';
import { saveFloorPlan } from './save-floor-plan.ts';
import { useFloorPlan } from './use-floor-plan.ts';
import { ways } from './use-room-acts.ts';

interface Props {
  /** At least one. */
  rooms: readonly Room[];
  /** They may be moved. */
  open: boolean;
  /** Rooms that are not on this device yet, conflicts with other devices. */
  news: ReactNode;
  onBack: () => void;
}

const steps = [
  { value: 'foot', label: '1 ft' },
  { value: 'inch', label: '1 in' },
] as const;
const arrows = [
  ['ArrowLeft', 'Left', ArrowLeft],
  ['ArrowRight', 'Right', ArrowRight],
  ['ArrowUp', 'Up', ArrowUp],
  ['ArrowDown', 'Down', ArrowDown],
] as const;

/** The rooms of a level beside each other: the picture above, the room it is about below. */
export function FloorPlanPage({ rooms, open, news, onBack }: Props) {
  const floor = useFloorPlan(rooms);
  const { level, standing } = floor;
  const [asked, setAsked] = useState<string>();
  const [step, setStep] = useState<(typeof steps)[number]['value']>('foot');
  const [said, setSaid] = useState('');
  const send = useSendState();
  const chosen = standing.find(({ room }) => room.id === asked) ?? standing[0]!;
  const { id, name } = chosen.room;
  const others = standing.filter(({ room }) => room.id !== id);
  const press = (way: readonly [number, number]) => {
    floor.place(id, nudged(chosen, others, way, step === 'foot' ? footSixteenths : inchSixteenths));
    setSaid(copy.moved(name));
  };
  const turn = () => {
    floor.place(id, turnedRoom(chosen));
    setSaid(copy.turned(name));
  };
  const moveTo = (to: Level) => {
    floor.moveTo(id, to);
    setSaid(copy.onLevel(name, to));
  };
  const undo = () => {
    floor.undo();
    setSaid(copy.undone);
  };
  return (
    <div className={styles.page}>
      <AppBar
        start={<IconButton label={copy.back} icon={<ArrowLeft size={24} aria-hidden />} onClick={onBack} />}
        title={copy.title}
        subtitle={`${level}, ${copy.rooms(standing.length)}`}
        end={<SendPill state={send} short />}
        send={send}
      />
      <FloorView
        {...{ level, standing, chosen: id, readOnly: !open }}
        onChoose={setAsked}
        onPlace={(room, at) => {
          floor.place(room, at);
          setSaid(copy.moved(standing.find((one) => one.room.id === room)?.room.name ?? ''));
        }}
      />
      <main className={`stack gap-4 content-start ${styles.lower}`}>
        {news}
        {!open && <Note>{copy.closed}</Note>}
        {floor.levels.length > 1 && (
          <Segmented
            label={copy.levels}
            labelHidden
            wrap
            choices={floor.levels.map((value) => ({ value, label: value }))}
            value={level}
            onChange={floor.choose}
          />
        )}
        <section className="stack gap-3" aria-label={name}>
          <div>
            <h2 className="text-large w-700">{name}</h2>
            <p className="num ink-2">
              {sizeInWords(chosen)}
              {isWet(chosen) && ' · Wet'}
            </p>
          </div>
          {open && (
            <div className={`grid gap-3 ${styles.choices}`}>
              <Segmented label={copy.step} choices={steps} value={step} onChange={setStep} />
              <SelectField
                label={roomFields.level.label}
                choices={levels}
                value={level}
                onChange={({ target }) => moveTo(target.value as Level)}
              />
            </div>
          )}
        </section>
        {open && (
          <div className={styles.tools}>
            <ToolBar>
              {arrows.map(([key, word, Icon]) => (
                <Tool
                  key={key}
                  icon={<Icon size={24} aria-hidden />}
                  word={word}
                  onPress={() => press(ways[key]!)}
                />
              ))}
              <Tool icon={<RotateCwSquare size={24} aria-hidden />} word="Turn" onPress={turn} />
              <Tool
                icon={<Undo2 size={24} aria-hidden />}
                word="Undo"
                disabled={!floor.canUndo}
                onPress={undo}
              />
            </ToolBar>
          </div>
        )}
        <ul className={styles.rooms}>
          {standing.map((one) => (
            <li key={one.room.id}>
              <button
                type="button"
                className="row justify-between gap-2"
                aria-pressed={one.room.id === id}
                onClick={() => setAsked(one.room.id)}
              >
                <span className="min-w-0">{one.room.name}</span>
                <span className="num ink-2 flex-none">{sizeInWords(one)}</span>
              </button>
            </li>
          ))}
        </ul>
        {open && (
          <p className="ink-2 text-small">
            {standing.some(({ placed }) => placed) ? copy.hint : copy.inRows}
          </p>
        )}
        <div>
          <Button
            icon={<FileDown size={18} aria-hidden />}
            onClick={() => void saveFloorPlan(level, standing)}
          >
            {copy.savePlan}
          </Button>
        </div>
        <p className="visually-hidden" role="status">
          {said}
        </p>
      </main>
    </div>
  );
}
