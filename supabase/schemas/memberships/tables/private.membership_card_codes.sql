create table private.membership_card_codes (
  code text not null,
  user_id uuid not null,
  made_at timestamp with time zone not null default now(),
  constraint membership_card_codes_pkey primary key (code),
  constraint membership_card_codes_user_id_fkey foreign key (user_id) references auth.users(id)
);

create index membership_card_codes_user_idx on private.membership_card_codes using btree (user_id);

comment on table private.membership_card_codes is 'Codes that cards show, each for ten minutes. They tell nothing by themselves and open nothing: a shop that reads one learns whether somebody is a member.';
