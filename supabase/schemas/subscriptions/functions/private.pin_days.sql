create or replace function private.pin_days (
  s public.subscriptions,
  first_changeable date
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  pinned date := private.today();
begin
  while pinned < first_changeable loop
    if not exists (select from public.subscription_days as d where d.subscription_id = s.id and d.day = pinned) then
      insert into public.subscription_changes (subscription_id, day, quantity)
        values (s.id, pinned, private.planned_quantity(s, pinned))
      on conflict do nothing;
    end if;
    pinned := pinned + 1;
  end loop;
end
$function$;

comment on function private.pin_days(public.subscriptions, date) is 'Keeps the days after the cut-off as they are planned before the rule of a subscription changes.';

revoke all on function private.pin_days(public.subscriptions, date) from public;
