create table public.substitutions (
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  "position" smallint not null,
  item_id uuid,
  name text not null,
  picture text,
  unit_paise integer not null,
  quantity integer not null,
  total_paise integer not null,
  state text not null default 'offered'::text,
  answered_by text,
  offered_at timestamp with time zone not null default clock_timestamp(),
  answer_by timestamp with time zone not null,
  answered_at timestamp with time zone,
  constraint substitution_answered_by
    check ((answered_by = ANY (ARRAY['customer'::text, 'preference'::text, 'silence'::text, 'store'::text]))),
  constraint substitution_is_answered
    check
    ((((state = 'offered'::text) = (answered_at IS NULL)) AND ((answered_at IS NULL) = (answered_by IS
    NULL)))),
  constraint substitution_quantity check (((quantity >= 1) AND (quantity <= 50))),
  constraint substitution_state
    check ((state = ANY (ARRAY['offered'::text, 'accepted'::text, 'refused'::text, 'withdrawn'::text]))),
  constraint substitution_total check (((total_paise >= 0) AND (total_paise <= (unit_paise * quantity)))),
  constraint substitution_unit_positive check ((unit_paise > 0)),
  constraint substitutions_item_id_fkey foreign key (item_id) references public.catalog_items(id) on delete
    set null,
  constraint substitutions_order_id_position_fkey foreign key (order_id, "position")
    references public.grocery_lines(order_id, "position"),
  constraint substitutions_pkey primary key (id)
);

alter table public.substitutions
  enable row level security;

create index substitutions_item_idx on public.substitutions using btree (item_id);

create index substitutions_line_idx on public.substitutions using btree (order_id, "position");

create unique index substitutions_open_idx on public.substitutions using btree (order_id, "position")
  where (state = ANY (ARRAY['offered'::text, 'accepted'::text]));

create policy "customers read their substitutions, administrators all" on public.substitutions
  for select
  to authenticated
  using ((private.owns_order(order_id) or ( select private.is_admin() as is_admin)));

comment on column public.substitutions.answered_by is 'customer; preference: the customer had named this item; silence: nobody answered in time and the line''s preference decided; store: withdrawn.';

comment on column public.substitutions.total_paise is 'What the customer pays for it at the prices of the shelf: never more than what is missing would have cost.';

comment on table public.substitutions is 'What a store offers instead of what is missing. Kept for ever: an invoice names what replaced what.';

grant select on table public.substitutions to authenticated;
