create table private.gift_codes (
  id uuid not null default gen_random_uuid(),
  digest bytea not null,
  amount_paise bigint not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  redeemed_by uuid,
  redeemed_at timestamp with time zone,
  batch_id uuid not null,
  place integer not null,
  constraint gift_code_place check (((place >= 1) AND (place <= 500))),
  constraint gift_code_positive check ((amount_paise > 0)),
  constraint gift_codes_batch_id_fkey foreign key (batch_id) references private.gift_batches(id),
  constraint gift_codes_digest_key unique (digest),
  constraint gift_codes_pkey primary key (id),
  constraint gift_codes_redeemed_by_fkey foreign key (redeemed_by) references auth.users(id),
  constraint redeemed_by_somebody check (((redeemed_by IS NULL) = (redeemed_at IS NULL))),
  constraint redeemed_or_ended check (((redeemed_at IS NULL) OR (ended_at IS NULL)))
);

create unique index gift_codes_batch_idx on private.gift_codes using btree (batch_id, place);

create index gift_codes_redeemer_idx on private.gift_codes using btree (redeemed_by);

comment on column private.gift_codes.ended_at is 'When it was revoked, or taken out of the books after its last day; nobody redeems it any more.';

comment on column private.gift_codes.place is 'Which one of its batch it is, as in the file that was saved.';

comment on table private.gift_codes is 'Codes that are worth money, once. Only their hash is kept.';
