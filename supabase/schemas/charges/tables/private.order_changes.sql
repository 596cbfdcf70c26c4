create table private.order_changes (
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  key text not null,
  proposed_by uuid,
  proposed_role text not null,
  rows jsonb not null,
  reason text not null,
  state text not null default 'proposed'::text,
  difference_paise bigint,
  decided_by uuid,
  created_at timestamp with time zone not null default now(),
  decided_at timestamp with time zone,
  constraint change_is_decided_once check (((state = 'proposed'::text) = (decided_at IS NULL))),
  constraint change_key_length check (((length(key) >= 1) AND (length(key) <= 100))),
  constraint change_reason_length
    check (((length(TRIM(BOTH FROM reason)) >= 1) AND (length(TRIM(BOTH FROM reason)) <= 500))),
  constraint change_rows_bounded
    check
    (((jsonb_typeof(rows) = 'array'::text) AND ((jsonb_array_length(rows) >= 1) AND (jsonb_array_length(rows)
    <= 50)))),
  constraint change_state
    check ((state = ANY (ARRAY['proposed'::text, 'approved'::text, 'declined'::text, 'withdrawn'::text]))),
  constraint order_changes_decided_by_fkey foreign key (decided_by) references auth.users(id),
  constraint order_changes_order_id_key_key unique (order_id, key),
  constraint order_changes_pkey primary key (id),
  constraint order_changes_proposed_by_fkey foreign key (proposed_by) references auth.users(id),
  constraint order_changes_order_id_fkey foreign key (order_id) references public.enhanced_orders(id)
);

create index order_changes_decided_by_idx on private.order_changes using btree (decided_by);

create index order_changes_proposed_by_idx on private.order_changes using btree (proposed_by);

create trigger texts_are_plain
  before insert or update of reason on private.order_changes
  for each row
  execute function private.keep_plain('reason');

comment on column private.order_changes.difference_paise is 'How much the total changed when it was applied, rounding included.';

comment on table private.order_changes is 'Changes of what a placed order costs: proposed by whom, the rows, and what the customer decided. Applied ones stay as history.';
