-- Notifications.

create table public.system_notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  title text not null constraint notification_title_length check (length(title) between 1 and 120),
  message text not null constraint notification_message_length check (length(message) between 1 and 500),
  type text not null default 'info' constraint notification_type check (type in ('success', 'warning', 'error', 'info')),
  is_read boolean not null default false,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '30 days',
  action_url text constraint notification_url_is_a_path check (action_url ~ '^/[^/\\[:cntrl:]]'),
  template text not null,
  params jsonb not null default '{}'::jsonb
);
create index system_notifications_user_idx on public.system_notifications (user_id, created_at desc);
create index system_notifications_expires_idx on public.system_notifications (expires_at);
comment on table public.system_notifications is
  'Notifications (Spec §3). title and message are English; with template and params an app shows them in the reader''s language.';
alter table public.system_notifications enable row level security;
create policy "people read their notifications" on public.system_notifications for select to authenticated
  using (user_id = (select auth.uid()));
create policy "people mark their notifications" on public.system_notifications for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people delete their notifications" on public.system_notifications for delete to authenticated
  using (user_id = (select auth.uid()));
revoke all on public.system_notifications from anon, authenticated;
grant select, delete on public.system_notifications to authenticated;
grant update (is_read) on public.system_notifications to authenticated;

create table private.notification_templates (
  template text primary key,
  type text not null,
  title text not null,
  message text not null,
  push_for interval
);
comment on table private.notification_templates is
  'English messages by template; {name} is filled from the params. A trade adds its own in its migration.';
comment on column private.notification_templates.push_for is 'How long a push message is worth delivering; null for what is not pushed.';
insert into private.notification_templates (template, type, title, message, push_for) values
  ('order_confirmed', 'success', 'Order confirmed', 'Your order {order_number} from {vendor} is confirmed.', '1 hour'),
  ('order_preparing', 'info', 'Order being prepared', 'Your order {order_number} is being prepared. Estimated delivery: 25 minutes.', '1 hour'),
  ('order_preparing_pickup', 'info', 'Order being prepared', '{vendor} is preparing your order {order_number}. We tell you when you can collect it.', '1 hour'),
  ('order_ready', 'info', 'Order ready', 'Your order {order_number} is ready for pickup.', '1 hour'),
  ('order_out_for_delivery', 'info', 'Order on the way', 'Your order {order_number} is on the way: 10-15 minutes.', '1 hour'),
  ('order_on_way', 'info', 'Your courier is here', 'Order {order_number} is at your door. Please have your code ready.', null),
  ('order_delivered', 'success', 'Order delivered', 'Your order {order_number} has been delivered. Enjoy!', '1 hour'),
  ('order_collected', 'success', 'Order collected', 'You have collected your order {order_number} from {vendor}. Enjoy!', null),
  ('order_cancelled', 'warning', 'Order cancelled', 'Your order {order_number} has been cancelled.', null),
  ('order_no_courier', 'warning', 'Looking for a courier', 'No courier is free near {vendor} yet. You may wait or cancel free of charge.', null),
  ('refund_issued', 'success', 'Money back in your wallet', '{amount} for order {order_number} is back in your wallet.', null),
  ('wallet_credited', 'success', 'Wallet credited', '{amount} was added to your wallet.', null),
  ('vendor_order_new', 'info', 'New order', 'Order {order_number} is waiting to be accepted.', '5 minutes'),
  ('vendor_order_cancelled', 'warning', 'Order cancelled', 'Order {order_number} has been cancelled. Please stop preparing it.', null),
  ('admin_no_courier', 'warning', 'No courier found', 'Nobody is free to carry order {order_number} from {vendor}.', null),
  ('job_cancelled', 'warning', 'Delivery cancelled', 'Order {order_number} has been cancelled. You need not deliver it.', null);

create function private.notify(user_id uuid, template text, params jsonb default '{}'::jsonb, action_url text default null) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  words private.notification_templates;
  filled_title text;
  filled_message text;
  param record;
  note_id uuid;
begin
  select * into words from private.notification_templates as t where t.template = notify.template;
  if not found then raise exception 'there is no notification template %', notify.template; end if;
  filled_title := words.title;
  filled_message := words.message;
  for param in select * from jsonb_each_text(notify.params) loop
    filled_title := replace(filled_title, '{' || param.key || '}', param.value);
    filled_message := replace(filled_message, '{' || param.key || '}', param.value);
  end loop;
  insert into public.system_notifications (user_id, title, message, type, action_url, template, params)
  values (notify.user_id, filled_title, filled_message, words.type, notify.action_url, notify.template, notify.params)
  returning id into note_id;
  perform private.publish('user:' || notify.user_id, 'notification', jsonb_build_object('id', note_id));
end
$$;
comment on function private.notify is 'Creates a notification and publishes it on the user''s topic.';

create function private.rupees(paise bigint) returns text language sql immutable set search_path = '' as $$
  select '₹' || to_char(paise / 100.0, case when paise % 100 = 0 then 'FM99,99,99,99,990' else 'FM99,99,99,99,990.00' end)
$$;

create function public.mark_notifications_read() returns integer
language sql security definer set search_path = '' as $$
  with marked as (
    update public.system_notifications as n set is_read = true
    where n.user_id = (select auth.uid()) and not n.is_read returning 1)
  select count(*)::integer from marked
$$;
create function public.count_unread_notifications() returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer from (
    select from public.system_notifications as n
    where n.user_id = (select auth.uid()) and not n.is_read and n.expires_at > now() limit 100) as unread
$$;
comment on function public.count_unread_notifications is
  'How many of the caller''s notifications are unread, 100 meaning more (Spec §9 badge 99+).';
revoke execute on function public.mark_notifications_read(), public.count_unread_notifications() from public, anon;
grant execute on function public.mark_notifications_read(), public.count_unread_notifications() to authenticated;
comment on function public.mark_notifications_read is 'Marks all of the caller''s notifications as read and returns how many there were.';

insert into public.app_settings (setting_key, value_type, setting_value, category, description, is_public) values
  ('cloud_voice_enabled', 'boolean', 'false', 'notifications',
   'Spoken notifications come from the speech service; switch on where ELEVENLABS_API_KEY is set. Otherwise the browser speaks.', true);
