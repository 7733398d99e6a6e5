import type { ReactNode } from 'react';
import { copy } from './copy.ts';
import styles from './overview.module.css';

interface Props {
  caption: string;
  heads: readonly string[];
  /** The first cell names the row. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
}

/** All figures of a chart. */
export function Figures({ caption, heads, rows }: Props) {
  return (
    <details className={styles.figures}>
      <summary>{copy.table}</summary>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th scope="col" key={head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
                <td key={at} className="num">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
