import type { Mark } from '@tidemark/contract/mark-drawing';
import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { markCopy } from './mark-copy.ts';
import styles from './marks.module.css';

interface Props {
  words: Mark;
  onWords: (mark: Mark) => void;
}

/** What a text mark says. */
export function WordsForm({ words, onWords }: Props) {
  const [text, setText] = useState(words.text);
  return (
    <form
      className={`row gap-2 ${styles.words}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onWords({ ...words, text: text.trim() });
      }}
    >
      <TextField
        label={markCopy.words}
        labelHidden
        placeholder={markCopy.words}
        maxLength={60}
        value={text}
        autoFocus
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" kind="primary">
        {words.text === '' ? markCopy.addWords : markCopy.changeWords}
      </Button>
    </form>
  );
}
