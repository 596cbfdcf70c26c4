create table private.data_exports (
  user_id uuid not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint data_exports_pkey primary key (user_id, at),
  constraint data_exports_user_id_fkey foreign key (user_id) references auth.users(id) on delete cascade
);

comment on table private.data_exports is 'When users exported their data; kept for a day, for the limit.';
