create or replace function private.told_of_change (
  s public.subscriptions
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  stop public.subscribers;
begin
  perform private.plan_subscriber(s.subscriber_id);
  select * into stop from public.subscribers as d where d.id = s.subscriber_id;
  perform private.publish('user:' || stop.user_id, 'subscription', '{}'::jsonb);
  perform private.publish('vendor:' || stop.vendor_id, 'round', '{}'::jsonb);
end
$function$;

comment on function private.told_of_change(public.subscriptions) is 'After a change: the next day of the run, and a hint to both sides.';

revoke all on function private.told_of_change(public.subscriptions) from public;
