import { type EvidenceRule, type Stage, stages } from '@tidemark/contract/evidence-profiles/rule';
import { ruleWords } from '@tidemark/contract/evidence-profiles/rule-words';
import { stageNames } from '@tidemark/contract/evidence-profiles/stage-names';
import { ArrowDown, ArrowUp, Ellipsis, Plus, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Menu } from '../../ui/controls/menu.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { useOpened } from '../../ui/feedback/use-opened.ts';
import { Card } from '../../ui/layout/card.tsx';
import { copy } from './copy.ts';
import styles from './editor.module.css';
import { changedRule, movedRule, restaged, withRule } from './form.ts';
import { RuleFields } from './rule-fields.tsx';
import { wordsOf } from './subject-choices.ts';

interface Props {
  rules: readonly EvidenceRule[];
  /** Changes under one key are one step to undo. */
  onChange: (rules: EvidenceRule[], key?: string) => void;
}

/** The rules by stage; one is changed in a dialog. */
export function Rules({ rules, onChange }: Props) {
  const [open, setOpen, close] = useOpened<number>();
  const rule = open === undefined ? undefined : rules[open];
  function add(stage: Stage) {
    const [next, at] = withRule(rules, stage);
    onChange(next);
    setOpen(at);
  }
  function edit(at: number, part: Partial<EvidenceRule>) {
    if (part.stage) {
      const [next, place] = restaged(rules, at, part.stage);
      onChange(next);
      setOpen(place);
    } else onChange(changedRule(rules, at, part), `${at} ${Object.keys(part).join()}`);
  }
  return (
    <div className="stack gap-3 content-start">
      {stages.map((stage) => (
        <Card
          key={stage}
          flush
          aria-label={stageNames[stage]}
          title={stageNames[stage]}
          action={
            <IconButton
              label={copy.addRule(stageNames[stage])}
              icon={<Plus size={20} aria-hidden />}
              onClick={() => add(stage)}
            />
          }
        >
          <RulesOf stage={stage} rules={rules} onOpen={setOpen} onChange={onChange} />
        </Card>
      ))}
      {rule && open !== undefined && (
        <RuleDialog key={open} rule={rule} onEdit={(part) => edit(open, part)} onClosed={close} />
      )}
    </div>
  );
}

interface OfStage extends Props {
  stage: Stage;
  onOpen: (at: number) => void;
}

function RulesOf({ stage, rules, onOpen, onChange }: OfStage) {
  const places = rules.flatMap((rule, at) => (rule.stage === stage ? [at] : []));
  if (places.length === 0) return <p className={`ink-2 ${styles.hint}`}>{copy.noRules}</p>;
  const move = (at: number, by: 1 | -1) => {
    const next = movedRule(rules, at, by);
    if (next) onChange(next);
  };
  return (
    <table className={`text-small w-full ${styles.rules}`}>
      <thead>
        <tr>
          {Object.values(copy.table).map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
          <th>
            <span className="visually-hidden">{copy.rule}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {places.map((at) => {
          const rule = rules[at]!;
          const words = ruleWords(rule);
          const items = [
            {
              ...{ label: copy.up, icon: <ArrowUp size={18} aria-hidden /> },
              ...{ onSelect: () => move(at, -1), disabled: at === places[0] },
            },
            {
              ...{ label: copy.down, icon: <ArrowDown size={18} aria-hidden /> },
              ...{ onSelect: () => move(at, 1), disabled: at === places.at(-1) },
            },
            {
              ...{ label: copy.removeRule, icon: <Trash2 size={18} aria-hidden /> },
              onSelect: () => onChange(rules.toSpliced(at, 1)),
            },
          ];
          return (
            <tr key={rule.id}>
              <th scope="row">
                <button type="button" className={styles.open} onClick={() => onOpen(at)}>
                  {words}
                </button>
              </th>
              <td>{rule.per}</td>
              <td data-label={copy.table.minimum} data-labelled>
                {rule.minimum}
              </td>
              <td>{whenWords(rule)}</td>
              <td data-must={rule.severity === 'must' || undefined}>{copy[rule.severity]}</td>
              <td data-label={copy.table.waiver} data-labelled>
                {copy.waivers[rule.waiver]}
              </td>
              <td className={styles.menu}>
                <Menu
                  label={copy.actions(words)}
                  items={items}
                  renderButton={(props) => (
                    <IconButton
                      {...props}
                      label={copy.actions(words)}
                      icon={<Ellipsis size={20} aria-hidden />}
                    />
                  )}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const whenWords = ({ when, beforeWork }: EvidenceRule): string =>
  [when.map(wordsOf).join(' and ') || copy.always, beforeWork && copy.beforeWork].filter(Boolean).join(', ');

interface DialogProps {
  rule: EvidenceRule;
  onEdit: (part: Partial<EvidenceRule>) => void;
  onClosed: () => void;
}

/** What is changed stands at once: Undo takes it back. */
function RuleDialog({ rule, onEdit, onClosed }: DialogProps) {
  const [opened, setOpened] = useState(false);
  // The dialog must open after its first render to return the focus when it closes.
  useEffect(() => setOpened(true), []);
  const close = () => setOpened(false);
  return (
    <Dialog
      opened={opened}
      onClose={close}
      onClosed={onClosed}
      title={ruleWords(rule)}
      footer={
        <Button kind="primary" onClick={close}>
          {copy.done}
        </Button>
      }
    >
      <RuleFields rule={rule} onEdit={onEdit} />
    </Dialog>
  );
}
