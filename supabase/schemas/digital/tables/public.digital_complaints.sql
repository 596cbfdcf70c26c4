create table public.digital_complaints (
  id uuid not null default gen_random_uuid(),
  number text
    not null default ('DC'::text || private.padded(nextval('private.complaint_numbers'::regclass), 6)),
  order_id uuid not null,
  user_id uuid not null,
  category text not null,
  body text not null,
  status text not null default 'open'::text,
  answer text,
  answered_by uuid,
  answered_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint complaint_answer_length
    check (((length(TRIM(BOTH FROM answer)) >= 3) AND (length(TRIM(BOTH FROM answer)) <= 1000))),
  constraint complaint_body_length
    check (((length(TRIM(BOTH FROM body)) >= 10) AND (length(TRIM(BOTH FROM body)) <= 1000))),
  constraint complaint_category
    check
    ((category = ANY (ARRAY['not_received'::text, 'wrong_amount'::text, 'wrong_number'::text,
    'refund_missing'::text, 'paid_twice'::text, 'other'::text]))),
  constraint complaint_is_answered
    check ((((status = 'open'::text) = (answer IS NULL)) AND ((answer IS NULL) = (answered_at IS NULL)))),
  constraint complaint_status
    check ((status = ANY (ARRAY['open'::text, 'resolved'::text, 'rejected'::text]))),
  constraint digital_complaints_pkey primary key (id),
  constraint digital_complaints_user_id_fkey foreign key (user_id) references auth.users(id),
  constraint digital_complaints_order_id_fkey foreign key (order_id)
    references public.digital_fulfilments(order_id),
  constraint digital_complaints_number_key unique (number)
);

alter table public.digital_complaints
  enable row level security;

create index digital_complaints_created_idx on public.digital_complaints using btree (status, created_at);

create unique index digital_complaints_open_idx on public.digital_complaints using btree (order_id)
  where (status = 'open'::text);

create index digital_complaints_order_idx on public.digital_complaints using btree (order_id);

create index digital_complaints_user_idx on public.digital_complaints using btree (user_id, created_at desc);

create trigger texts_are_plain
  before insert or update of body, answer on public.digital_complaints
  for each row
  execute function private.keep_plain('body', 'answer');

create policy "customers read their complaints, administrators all" on public.digital_complaints
  for select
  to authenticated
  using (((user_id = ( select auth.uid() as uid)) or ( select private.is_admin() as is_admin)));

comment on table public.digital_complaints is 'Complaints of customers about a payment, one open at a time. Written by functions only.';

grant select (
  answered_at, answer, body, category, created_at, id, order_id, status, user_id, number
) on table public.digital_complaints to authenticated;

comment on column public.digital_complaints.number is 'What the customer quotes, such as DC000042.';
