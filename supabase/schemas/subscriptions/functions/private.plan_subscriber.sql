create or replace function private.plan_subscriber (
  subscriber_id uuid,
  from_day date default null::date
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  update public.subscribers as d
  set next_on = (select min(private.next_planned_day(s,
    coalesce(plan_subscriber.from_day, greatest(d.ran_on + 1, private.today()))))
    from public.subscriptions as s where s.subscriber_id = d.id)
  where d.id = plan_subscriber.subscriber_id;
end
$function$;

comment on function private.plan_subscriber(uuid, date) is 'Writes down when the nightly run has to look at a subscriber next. After each change, with the subscriber locked.';

revoke all on function private.plan_subscriber(uuid, date) from public;
