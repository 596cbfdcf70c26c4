create table private.driver_goals (
  user_id uuid not null,
  daily_paise integer not null,
  updated_at timestamp with time zone not null default now(),
  constraint driver_goal_range check (((daily_paise >= 100) AND (daily_paise <= 10000000))),
  constraint driver_goals_pkey primary key (user_id),
  constraint driver_goals_user_id_fkey foreign key (user_id) references public.couriers(user_id)
    on delete cascade
);

create trigger account_is_open
  before insert on private.driver_goals
  for each row
  execute function private.hold_account_of_row('user_id');

comment on table private.driver_goals is 'What somebody who drives or delivers wants to earn a day, in paise.';
