create or replace function private.pause_one (
  s public.subscriptions,
  starts_on date,
  ends_on date
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  whole daterange := daterange(pause_one.starts_on, pause_one.ends_on, '[]');
begin
  -- Pauses that touch become one.
  select whole + coalesce(range_merge(range_agg(daterange(p.starts_on, p.ends_on, '[]'))), 'empty') into whole
  from public.subscription_pauses as p where p.subscription_id = s.id
    and (daterange(p.starts_on, p.ends_on, '[]') && whole or daterange(p.starts_on, p.ends_on, '[]') -|- whole);
  delete from public.subscription_pauses as p where p.subscription_id = s.id
    and daterange(p.starts_on, p.ends_on, '[]') <@ whole;
  insert into public.subscription_pauses (subscription_id, starts_on, ends_on)
    values (s.id, lower(whole), upper(whole) - 1);
end
$function$;

comment on function private.pause_one(public.subscriptions, date, date) is 'Pauses a subscription; pauses that overlap or touch become one.';

revoke all on function private.pause_one(public.subscriptions, date, date) from public;
