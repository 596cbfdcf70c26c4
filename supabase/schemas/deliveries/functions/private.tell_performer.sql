create or replace function private.tell_performer (
  order_id uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.publish('user:' || j.performer_id, 'job', jsonb_build_object('order_id', j.order_id))
  from private.job_of(tell_performer.order_id) as j where j.performer_id is not null
$function$;

comment on function private.tell_performer(uuid) is 'Tells whoever performs the job of an order that something of it has changed.';

revoke all on function private.tell_performer(uuid) from public;
