import { useState } from 'react';
import { CounterTabs } from '../controls/counter-tabs.tsx';
import { GaugeProgress } from '../feedback/gauge.tsx';
import { SendPill } from '../feedback/send-pill.tsx';
import type { SendState } from '../feedback/send-state.ts';
import { Tideline } from '../feedback/tideline.tsx';
import { planScale } from '../format/plan-scale.ts';
import { RoomPlan } from '../format/room-plan.tsx';
import { Tape } from '../format/tape.tsx';
import styles from './gallery.module.css';
import { Grid, Part, Row } from './gallery-part.tsx';

const sends: SendState[] = [
  { kind: 'sent' },
  { kind: 'sending', sent: 3, of: 7 },
  { kind: 'waiting', waiting: 7 },
  { kind: 'offline', waiting: 7 },
  { kind: 'offline-clear' },
  { kind: 'failed', failed: 2 },
  { kind: 'checking' },
  { kind: 'unread' },
];
const groups = [4, 4, 8, 8, 8, 8, 8, 6, 7, 6, 13, 1, 8, 4, 1, 7, 5, 1, 1];
const rooms = [
  { length: 16.5, width: 12 },
  { length: 28.5, width: 14 },
  { length: 9, width: 7.5 },
];

export function GalleryMeasures() {
  const [filter, setFilter] = useState('all');
  const [group, setGroup] = useState(0);
  const filled = (g: number, line: number) => (g * 7 + line * 5) % 3 === 0;
  const scale = planScale(rooms);
  return (
    <Part title="Measures and send state">
      <Grid>
        {sends.map((state) => (
          <div key={state.kind} className={styles.send}>
            <SendPill state={state} href="#send" />
            <Tideline state={state} />
          </div>
        ))}
      </Grid>
      <Tape
        groups={groups}
        isFilled={filled}
        label="40 of 106 lines filled"
        stretch
        current={{ group, line: 0 }}
        onGroup={setGroup}
      />
      <Row>
        <Tape groups={[13]} isFilled={(_, line) => line < 4} size="group" /> 4 of 13
        <Tape groups={[5]} isFilled={() => false} size="group" /> 0 of 5
      </Row>
      <GaugeProgress label="Inspection Progress" value={2} of={5} valueText="Step 2 of 5" />
      <GaugeProgress label="Inspection stopped" value={3} of={5} stopped />
      <Row>
        {rooms.map((room, index) => (
          <RoomPlan key={room.length} {...room} scale={scale} open={index === 1} />
        ))}
      </Row>
      <CounterTabs
        label="Filter projects"
        value={filter}
        onChange={setFilter}
        counters={[
          { value: 'all', label: 'All', count: 9 },
          { value: 'assigned', label: 'Assigned', count: 5 },
          { value: 'progress', label: 'In Progress', count: 1 },
          { value: 'completed', label: 'Completed', count: undefined },
          { value: 'urgent', label: 'Urgent', count: 2, urgent: true },
        ]}
      />
    </Part>
  );
}
