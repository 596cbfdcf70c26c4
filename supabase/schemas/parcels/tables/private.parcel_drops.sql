create table private.parcel_drops (
  order_id uuid not null,
  n smallint not null,
  name text not null,
  phone text,
  place jsonb not null,
  handover text not null,
  state text not null default 'waiting'::text,
  attempts smallint not null default 0,
  reason text,
  note text,
  called_at timestamp with time zone,
  decide_by timestamp with time zone,
  done_at timestamp with time zone,
  received_at timestamp with time zone,
  proof text,
  proof_name text,
  proof_picture text,
  proof_strokes text,
  link_hash text,
  visits_since timestamp with time zone,
  visits integer not null default 0,
  constraint parcel_done_has_time
    check (((state = ANY (ARRAY['delivered'::text, 'returned'::text])) = (done_at IS NOT NULL))),
  constraint parcel_drop_number check (((n >= 1) AND (n <= 5))),
  constraint parcel_drop_reason
    check
    ((reason = ANY (ARRAY['nobody_there'::text, 'wrong_address'::text, 'cannot_reach'::text,
    'refused'::text]))),
  constraint parcel_drop_state
    check
    ((state = ANY (ARRAY['waiting'::text, 'failed'::text, 'delivered'::text, 'returning'::text,
    'returned'::text]))),
  constraint parcel_drops_pkey primary key (order_id, n),
  constraint parcel_failed_has_end check (((state = 'failed'::text) = (decide_by IS NOT NULL))),
  constraint parcel_handover check ((handover = ANY (ARRAY['door'::text, 'building'::text]))),
  constraint parcel_link_hash check ((link_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint parcel_link_once unique (link_hash),
  constraint parcel_note_length check ((length(note) <= 200)),
  constraint parcel_proof_name check (((length(proof_name) >= 2) AND (length(proof_name) <= 60))),
  constraint parcel_proof_picture check ((length(proof_picture) <= 200)),
  constraint parcel_proof_strokes check ((length(proof_strokes) <= 8000)),
  constraint parcel_proof
    check ((proof = ANY (ARRAY['code'::text, 'picture'::text, 'signature'::text, 'name'::text]))),
  constraint parcel_receiver_length check (((length(name) >= 1) AND (length(name) <= 60))),
  constraint parcel_receiver_phone check ((phone ~ '^\+91[6-9][0-9]{9}$'::text)),
  constraint parcel_drops_order_id_fkey foreign key (order_id) references private.parcels(order_id)
);

create trigger texts_are_plain
  before insert or update of name, note, proof_name on private.parcel_drops
  for each row
  execute function private.keep_plain('name', 'note', 'proof_name');

comment on column private.parcel_drops.done_at is 'When it was handed over, by the phone that was there.';

comment on column private.parcel_drops.link_hash is 'SHA-256 of what the receiver''s link carries; null without one.';

comment on column private.parcel_drops.received_at is 'When the word of it came, later where the phone was offline.';

comment on table private.parcel_drops is 'The doors of a parcel: one receiver and one code each, and what became of it.';
