import type { Point } from '@tidemark/contract/drying/record';
import { sharersOf } from '@tidemark/contract/drying/shared-goal';
import type { Drying } from '@tidemark/contract/drying/whole';
import { useState } from 'react';
import { Check } from '../../ui/controls/check.tsx';
import { NumberField } from '../../ui/controls/number-field.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';

interface Props {
  drying: Drying;
  /** What the point is to be. */
  like: Pick<Point, 'material' | 'materialOther' | 'meterId' | 'scale'>;
  /** As it is kept; undefined for a new one. */
  point: Point | undefined;
  /** Whose typed goal still says something. */
  goalOf: Point | undefined;
}

/** A goal that is typed with its reason, for this point and, with one tap, for the others of its material. */
export function GoalFields({ drying, like, point, goalOf }: Props) {
  const [hasGoal, setHasGoal] = useState(goalOf?.typedGoal != null);
  const { untyped, followers } = sharersOf(drying, like, point);
  const count = followers.length + (hasGoal ? untyped.length : 0);
  return (
    <>
      <div className="grid cols-2 gap-3">
        <NumberField
          label="Goal"
          name="typedGoal"
          hint="Blank: from the dry standards"
          defaultValue={goalOf?.typedGoal ?? ''}
          onChange={({ target }) => setHasGoal(target.value.trim() !== '')}
        />
        <TextField
          label="Reason for the goal"
          name="goalReason"
          maxLength={500}
          defaultValue={goalOf?.goalReason ?? ''}
        />
      </div>
      {count > 0 && (
        <Check
          name="share"
          label={`Use for ${count === 1 ? '1 other point' : `${count} other points`} of ${like.materialOther ?? like.material}`}
          // Who took it before follows a later change.
          defaultChecked={followers.length > 0}
        />
      )}
    </>
  );
}
