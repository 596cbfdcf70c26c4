create table private.gift_guesses (
  id bigint generated always as identity not null,
  user_id uuid not null,
  at timestamp with time zone not null default now(),
  constraint gift_guesses_pkey primary key (id),
  constraint gift_guesses_user_id_fkey foreign key (user_id) references auth.users(id)
);

create index gift_guesses_user_idx on private.gift_guesses using btree (user_id, at);

comment on table private.gift_guesses is 'Codes that were wrong; those of the last day are counted.';
