create table private.homeward_turns (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  started_at timestamp with time zone not null default now(),
  ends_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  ended_as text,
  constraint homeward_ended_as check ((ended_as = ANY (ARRAY['home'::text, 'time'::text, 'courier'::text]))),
  constraint homeward_ended_whole check (((ended_at IS NULL) = (ended_as IS NULL))),
  constraint homeward_has_an_end check ((ends_at > started_at)),
  constraint homeward_turns_pkey primary key (id),
  constraint homeward_turns_user_id_fkey foreign key (user_id) references public.couriers(user_id)
    on delete cascade
);

create unique index homeward_turns_open_idx on private.homeward_turns using btree (user_id)
  where (ended_at is null);

create index homeward_turns_started_idx on private.homeward_turns using btree (started_at);

create index homeward_turns_user_idx on private.homeward_turns using btree (user_id, started_at);

create trigger account_is_open
  before insert on private.homeward_turns
  for each row
  execute function private.hold_account_of_row('user_id');

comment on table private.homeward_turns is 'When somebody asked for jobs on the way home only, and why that ended. Kept for 30 days.';
