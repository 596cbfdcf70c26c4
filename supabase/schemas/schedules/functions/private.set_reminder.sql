create or replace function private.set_reminder (
  o public.enhanced_orders,
  action text,
  due_at timestamp with time zone
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  update private.order_timers as t set done_at = now() where t.order_id = o.id and t.action = set_reminder.action
    and t.done_at is null;
  if set_reminder.due_at > now() then
    insert into private.order_timers (order_id, action, due_at) values (o.id, set_reminder.action, set_reminder.due_at);
  end if;
end
$function$;

comment on function private.set_reminder(public.enhanced_orders, text, timestamp
  with time zone) is 'Sets or moves a reminder of an order; none for a time that has passed, or that is null.';

revoke all
  on function private.set_reminder(public.enhanced_orders, text, timestamp with time zone)
  from public;
