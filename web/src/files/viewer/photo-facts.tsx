import { shotNames } from '@tidemark/contract/shot-names';
import { showSize } from '../../ui/format/show-size.ts';
import { showFlaw, showPlace, showTaken } from '../proof.ts';
import type { ViewedPhoto } from './viewed-photo.ts';
import styles from './viewer.module.css';
import { copy } from './viewer-copy.ts';

interface Props {
  photo: ViewedPhoto;
  small: boolean;
  /** From 1. */
  place: number;
  of: number;
}

const when = (photo: ViewedPhoto) => showTaken({ ...photo, createdAt: photo.uploadDate });
/** The first 16 of its 64 letters, in fours. */
const fingerprint = ({ sha256 }: ViewedPhoto) => sha256.slice(0, 16).replace(/(.{4})(?=.)/g, '$1 ');
const shotOf = ({ shot }: ViewedPhoto) => shot && shotNames[shot];
const numberOf = ({ number }: ViewedPhoto) => number && copy.number(number);

/** Under the photo: what it shows, and on a phone all that is known of it. */
export function PhotoWords({ photo, small, place, of }: Props) {
  const facts = [
    [numberOf(photo), photo.room, shotOf(photo), when(photo), showPlace(photo), showFlaw(photo)],
    [copy.photoOf(place, of), showSize(photo.size)],
    [`SHA-256 ${fingerprint(photo)}`],
  ];
  return (
    <div className={`text-center ${styles.words}`}>
      <p className="break-anywhere">{photo.description ?? photo.filename}</p>
      {facts.map((line) => (
        <p key={line.join()} className={`text-small touch-only ${styles.line}`}>
          {line.filter(Boolean).join(' · ')}
        </p>
      ))}
      {small && <p className="text-small">{copy.small}</p>}
    </div>
  );
}

/** Beside the photo on a desktop. */
export function PhotoFacts({ photo, place, of }: Omit<Props, 'small'>) {
  const facts: readonly (readonly [string, string | undefined | null])[] = [
    ['Room', photo.room],
    ['Shot', shotOf(photo)],
    ['Time', when(photo)],
    ['Place', showPlace(photo)],
    ['Size', showSize(photo.size)],
    ['SHA-256', fingerprint(photo)],
    ['File', photo.description === null ? undefined : photo.filename],
    ['Note', showFlaw(photo)],
  ];
  return (
    <div className={`desktop-only ${styles.known}`}>
      <p className="w-650">
        {photo.number !== undefined && <span className={`num ${styles.number}`}>{numberOf(photo)}</span>}
        {copy.photoOf(place, of)}
      </p>
      <dl>
        {facts.map(
          ([term, value]) =>
            value && (
              <div key={term} className="line-top">
                <dt className="ink-2">{term}</dt>
                <dd className="w-600 break-anywhere" title={term === 'SHA-256' ? photo.sha256 : undefined}>
                  {value}
                </dd>
              </div>
            ),
        )}
      </dl>
      <p className="text-caption ink-2 line-top">{copy.keys}</p>
    </div>
  );
}
