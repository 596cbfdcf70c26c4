create table private.gift_batches (
  id uuid not null default gen_random_uuid(),
  many integer not null,
  amount_paise bigint not null,
  expires_on date not null,
  note text not null,
  state text not null default 'waiting'::text,
  asked_by uuid not null,
  asked_at timestamp with time zone not null default now(),
  decided_by uuid,
  decided_at timestamp with time zone,
  issued_at timestamp with time zone,
  ended_by uuid,
  ended_at timestamp with time zone,
  constraint gift_batch_amount check (((amount_paise >= 100) AND (amount_paise <= 1000000))),
  constraint gift_batch_many check (((many >= 1) AND (many <= 500))),
  constraint gift_batch_note_length
    check (((length(TRIM(BOTH FROM note)) >= 5) AND (length(TRIM(BOTH FROM note)) <= 300))),
  constraint gift_batch_state
    check
    ((state = ANY (ARRAY['waiting'::text, 'agreed'::text, 'refused'::text, 'issued'::text, 'revoked'::text,
    'ended'::text]))),
  constraint gift_batches_asked_by_fkey foreign key (asked_by) references auth.users(id),
  constraint gift_batches_decided_by_fkey foreign key (decided_by) references auth.users(id),
  constraint gift_batches_ended_by_fkey foreign key (ended_by) references auth.users(id),
  constraint gift_batches_pkey primary key (id)
);

create index gift_batches_asked_at_idx on private.gift_batches using btree (asked_at desc);

create index gift_batches_asked_by_idx on private.gift_batches using btree (asked_by, asked_at);

create index gift_batches_decided_by_idx on private.gift_batches using btree (decided_by);

create index gift_batches_ended_by_idx on private.gift_batches using btree (ended_by);

create index gift_batches_expiry_idx on private.gift_batches using btree (expires_on)
  where (state = ANY (ARRAY['agreed'::text, 'issued'::text]));

create trigger texts_are_plain
  before insert or update of note on private.gift_batches
  for each row
  execute function private.keep_plain('note');

comment on column private.gift_batches.ended_by is 'Who revoked those that nobody had redeemed; null at their last day.';

comment on column private.gift_batches.expires_on is 'The last day in India on which its codes can be redeemed.';

comment on column private.gift_batches.note is 'Why they are made.';

comment on table private.gift_batches is 'Gift codes of one amount that an administrator asked for. Above a limit somebody else has to agree; the codes are made, and shown once, to whoever asked.';
