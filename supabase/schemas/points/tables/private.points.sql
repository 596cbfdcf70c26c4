create table private.points (
  id bigint generated always as identity not null,
  user_id uuid not null,
  kind text not null,
  points integer not null,
  order_id uuid,
  lot_id bigint,
  expires_at timestamp with time zone,
  at timestamp with time zone not null default now(),
  constraint earned_points_are_a_lot
    check ((((kind = 'earned'::text) = (lot_id IS NULL)) AND ((kind = 'earned'::text) = (expires_at IS
    NOT NULL)))),
  constraint points_kind
    check
    ((kind = ANY (ARRAY['earned'::text, 'taken_back'::text, 'expired'::text, 'turned'::text, 'spent'::text,
    'returned'::text]))),
  constraint points_pkey primary key (id),
  constraint points_lot_id_fkey foreign key (lot_id) references private.points(id),
  constraint points_sign
    check ((((kind = ANY (ARRAY['earned'::text, 'returned'::text])) = (points > 0)) AND (points <> 0))),
  constraint points_user_id_fkey foreign key (user_id) references auth.users(id),
  constraint points_order_id_fkey foreign key (order_id) references public.enhanced_orders(id)
);

create unique index points_earned_once_idx on private.points using btree (order_id)
  where (kind = 'earned'::text);

create index points_expiring_idx on private.points using btree (expires_at)
  where (kind = 'earned'::text);

create index points_lot_idx on private.points using btree (lot_id);

create index points_order_idx on private.points using btree (order_id);

create index points_user_idx on private.points using btree (user_id, id);

create trigger points_are_append_only
  before delete or update on private.points
  for each row
  execute function private.forbid_change();

comment on table private.points is 'Every movement of points: what an order earned is a lot with an end, and each other row takes from a lot, or gives back to it what was spent of it. Append-only.';
