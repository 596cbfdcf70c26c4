create or replace function private.end_contact (
  order_id uuid,
  timer private.order_timers
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.rename_topic('order:' || end_contact.order_id)
$function$;

comment on function private.end_contact(uuid, private.order_timers) is 'Whoever has left an order meanwhile cannot join its topic under the new name.';

revoke all on function private.end_contact(uuid, private.order_timers) from public;
