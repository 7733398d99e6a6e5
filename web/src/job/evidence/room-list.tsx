import { copy } from '../copy.ts';
import styles from './evidence.module.css';

interface Props {
  all: number;
  choices: readonly { value: string; name: string; count: number }[];
  /** '' for all of them. */
  room: string;
  onRoom: (room: string) => void;
}

/** The rooms beside their photos on a desktop, each narrows them to its own. */
export function RoomList({ all, choices, room, onRoom }: Props) {
  return (
    <nav className={`desktop-only ${styles.rooms}`} aria-label={copy.rooms}>
      {[{ value: '', name: copy.allPhotos, count: all }, ...choices].map(({ value, name, count }) => (
        <button
          key={value}
          type="button"
          className="row w-full text-left gap-2"
          aria-current={value === room ? 'true' : undefined}
          onClick={() => onRoom(value)}
        >
          <bdi className="grow min-w-0 break-anywhere">{name}</bdi>
          <span className="num">{count}</span>
        </button>
      ))}
    </nav>
  );
}
