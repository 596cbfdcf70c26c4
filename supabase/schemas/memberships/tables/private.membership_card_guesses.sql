create table private.membership_card_guesses (
  id bigint generated always as identity not null,
  user_id uuid not null,
  at timestamp with time zone not null default now(),
  constraint membership_card_guesses_pkey primary key (id),
  constraint membership_card_guesses_user_id_fkey foreign key (user_id) references auth.users(id)
);

create index membership_card_guesses_user_idx on private.membership_card_guesses using btree (user_id, at);

comment on table private.membership_card_guesses is 'Codes that no card shows; those of the last hour are counted.';
