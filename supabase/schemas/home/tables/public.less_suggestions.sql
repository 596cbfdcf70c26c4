create table public.less_suggestions (
  user_id uuid not null,
  item_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint less_suggestions_item_id_fkey foreign key (item_id) references public.catalog_items(id)
    on delete cascade,
  constraint less_suggestions_pkey primary key (user_id, item_id),
  constraint less_suggestions_user_id_fkey foreign key (user_id) references auth.users(id) on delete cascade
);

alter table public.less_suggestions
  enable row level security;

create index less_suggestions_item_idx on public.less_suggestions using btree (item_id);

create index less_suggestions_latest_idx on public.less_suggestions using btree (user_id, created_at desc);

create trigger account_is_open
  before insert on public.less_suggestions
  for each row
  execute function private.hold_account_of_row('user_id');

create policy "people read what they want less of" on public.less_suggestions
  for select
  to authenticated
  using ((user_id = ( select auth.uid() as uid)));

comment on table public.less_suggestions is 'What people do not want to be suggested: the item, what is called the same elsewhere, and less of its section there.';

grant select on table public.less_suggestions to authenticated;
