create table private.support_tickets (
  id uuid not null default gen_random_uuid(),
  number text not null default private.next_ticket_number(),
  user_id uuid not null,
  order_id uuid,
  topic text not null,
  language text not null default 'en'::text,
  status text not null default 'open'::text,
  assigned_to uuid,
  last_seq integer not null default 0,
  customer_read_seq integer not null default 0,
  opened_at timestamp with time zone not null default now(),
  acknowledge_by timestamp with time zone
    not null default (now() + make_interval(hours => private.setting_int('ticket_acknowledge_hours'::text))),
  acknowledged_at timestamp with time zone,
  resolve_by timestamp with time zone
    not null default (now() + make_interval(days => private.setting_int('ticket_resolve_days'::text))),
  closed_at timestamp with time zone,
  warned_at timestamp with time zone,
  last_at timestamp with time zone not null default now(),
  constraint support_tickets_assigned_to_fkey foreign key (assigned_to) references auth.users(id),
  constraint support_tickets_pkey primary key (id),
  constraint support_tickets_user_id_fkey foreign key (user_id) references auth.users(id),
  constraint ticket_closes_with_a_time check (((status = 'closed'::text) = (closed_at IS NOT NULL))),
  constraint ticket_status_known
    check ((status = ANY (ARRAY['open'::text, 'answered'::text, 'closed'::text]))),
  constraint ticket_topic_known
    check
    ((topic = ANY (ARRAY['item_missing'::text, 'item_wrong'::text, 'item_bad'::text, 'arrived_late'::text,
    'visit_late'::text,
    'visit_poor'::text,
    'visit_damage'::text,
    'ride_late'::text,
    'ride_conduct'::text,
    'ride_fare'::text,
    'ride_lost_item'::text,
    'ride_accident'::text,
    'parcel_late'::text,
    'parcel_damaged'::text,
    'parcel_lost'::text,
    'payment'::text,
    'order'::text,
    'delivery'::text,
    'wallet'::text, 'account'::text, 'digital'::text, 'partner'::text, 'grievance'::text, 'other'::text]))),
  constraint support_tickets_order_id_fkey foreign key (order_id) references public.enhanced_orders(id),
  constraint ticket_language_known check (private.is_language(language)),
  constraint support_tickets_number_key unique (number)
);

create index support_tickets_assigned_idx on private.support_tickets using btree (assigned_to)
  where (assigned_to is not null);

create index support_tickets_closed_idx on private.support_tickets using btree (closed_at desc, id desc)
  where (status = 'closed'::text);

create index support_tickets_order_idx on private.support_tickets using btree (order_id)
  where (order_id is not null);

create index support_tickets_user_idx on private.support_tickets using btree (user_id, last_at desc, id desc);

create trigger account_is_open
  before insert on private.support_tickets
  for each row
  execute function private.hold_account_of_row('user_id');

create trigger members_are_answered_first
  before insert on private.support_tickets
  for each row
  execute function private.answer_members_first();

comment on column private.support_tickets.warned_at is 'When administrators were told that a clock is about to run out.';

comment on table private.support_tickets is 'What a customer asked support. open waits for support, answered for the customer. Read and written by functions only.';

comment on column private.support_tickets.acknowledge_by is 'Until when a person of support looks at it; acknowledged_at is when one did.';

create index support_tickets_open_idx on private.support_tickets using btree (resolve_by, id)
  where (status <> 'closed'::text);
