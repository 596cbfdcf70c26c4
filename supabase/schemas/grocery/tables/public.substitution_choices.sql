create table public.substitution_choices (
  user_id uuid not null,
  item_id uuid not null,
  prefer text not null,
  substitute_id uuid,
  updated_at timestamp with time zone not null default now(),
  constraint choice_names_its_item check (((prefer = 'item'::text) = (substitute_id IS NOT NULL))),
  constraint choice_prefer check ((prefer = ANY (ARRAY['best_match'::text, 'item'::text, 'refund'::text]))),
  constraint substitution_choices_item_id_fkey foreign key (item_id) references public.catalog_items(id)
    on delete cascade,
  constraint substitution_choices_pkey primary key (user_id, item_id),
  constraint substitution_choices_substitute_id_fkey foreign key (substitute_id)
    references public.catalog_items(id) on delete cascade,
  constraint substitution_choices_user_id_fkey foreign key (user_id) references auth.users(id)
    on delete cascade
);

alter table public.substitution_choices
  enable row level security;

create index substitution_choices_item_idx on public.substitution_choices using btree (item_id);

create index substitution_choices_substitute_idx on public.substitution_choices using btree (substitute_id)
  where (substitute_id is not null);

create trigger account_is_open
  before insert on public.substitution_choices
  for each row
  execute function private.hold_account_of_row('user_id');

create policy "customers read their choices" on public.substitution_choices
  for select
  to authenticated
  using ((user_id = ( select auth.uid() as uid)));

comment on table public.substitution_choices is 'What a customer wants where an item is missing; remembered for the next order of it. best_match: what the store thinks comes closest; item: this one; refund: nothing else. Without a row best_match.';

grant select on table public.substitution_choices to authenticated;
