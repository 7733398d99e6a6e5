import type { Figures } from '@tidemark/contract/sketch/figure-names';
import { copy } from './copy.ts';
import styles from './sketch.module.css';

const shown = [
  ['F', 'floor', 'SF'],
  ['W', 'walls', 'SF'],
  ['PF', 'perim.', 'LF'],
  ['C', 'ceiling', 'SF'],
  ['V', 'vol.', 'CF'],
] as const;

/** The quantities as formulas name them, while the room is drawn. */
export function FiguresStrip({ figures }: { figures: Figures }) {
  return (
    <dl className={`grid surface line-top line-bottom ${styles.figures}`} aria-label={copy.figures}>
      {shown.map(([name, word, unit]) => (
        <div key={name}>
          <dt>
            <b className={styles.name}>{name}</b> {word}
          </dt>
          <dd className="num">
            {figures[name]?.toLocaleString('en-US') ?? '-'}
            <small>{unit}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A voice hears what an edit made of the room: the wall that is nudged keeps its own length. */
export function SpokenFigures({ figures: { F, W, PF } }: { figures: Figures }) {
  return (
    <p role="status" className="visually-hidden">
      {`Floor ${F} SF, walls ${W} SF, perimeter ${PF} LF`}
    </p>
  );
}
