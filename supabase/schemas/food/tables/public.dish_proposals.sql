create table public.dish_proposals (
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  "position" smallint not null,
  missing integer not null,
  item_id uuid,
  name text,
  picture text,
  unit_paise integer,
  quantity integer,
  total_paise integer not null default 0,
  state text not null default 'offered'::text,
  answered_by text,
  back_paise bigint not null default 0,
  offered_at timestamp with time zone not null default clock_timestamp(),
  answer_by timestamp with time zone not null,
  answered_at timestamp with time zone,
  constraint dish_proposals_item_id_fkey foreign key (item_id) references public.catalog_items(id) on delete
    set null,
  constraint dish_proposals_pkey primary key (id),
  constraint proposal_answered_by
    check ((answered_by = ANY (ARRAY['customer'::text, 'silence'::text, 'store'::text]))),
  constraint proposal_back_range check ((back_paise >= 0)),
  constraint proposal_is_answered
    check
    ((((state = 'offered'::text) = (answered_at IS NULL)) AND ((answered_at IS NULL) = (answered_by IS
    NULL)))),
  constraint proposal_missing_positive check ((missing > 0)),
  constraint proposal_names_its_dish check ((num_nonnulls(name, unit_paise, quantity) = ANY (ARRAY[0, 3]))),
  constraint proposal_quantity check (((quantity >= 1) AND (quantity <= 50))),
  constraint proposal_state
    check ((state = ANY (ARRAY['offered'::text, 'accepted'::text, 'refused'::text, 'withdrawn'::text]))),
  constraint proposal_total_range check ((total_paise >= 0)),
  constraint proposal_unit_positive check ((unit_paise > 0)),
  constraint dish_proposals_order_id_position_fkey foreign key (order_id, "position")
    references public.order_items(order_id, "position")
);

alter table public.dish_proposals
  enable row level security;

create index dish_proposals_item_idx on public.dish_proposals using btree (item_id)
  where (item_id is not null);

create index dish_proposals_line_idx on public.dish_proposals using btree (order_id, "position");

create unique index dish_proposals_open_idx on public.dish_proposals using btree (order_id, "position")
  where (state = 'offered'::text);

create trigger asked_about_line
  after insert or update of state on public.dish_proposals
  for each row
  execute function private.note_question();

create policy "customers read what they are asked, administrators all" on public.dish_proposals
  for select
  to authenticated
  using ((private.owns_order(order_id) or ( select private.is_admin() as is_admin)));

comment on column public.dish_proposals.back_paise is 'What went back to the customer when it was answered, or is not collected in cash.';

comment on column public.dish_proposals.total_paise is 'What the customer pays for it before tax: never more than what is missing would have cost.';

comment on table public.dish_proposals is 'What a restaurant asks where a dish ran out: another one for the missing pieces, or, without a name, to leave them out. Kept for ever.';

grant select on table public.dish_proposals to authenticated;
