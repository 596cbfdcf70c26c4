create or replace function public.resume_subscription (
  subscription_id uuid
)
  returns date
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  s public.subscriptions := private.own_subscription(resume_subscription.subscription_id);
  first date := private.first_change_of(s);
begin
  delete from public.subscription_pauses as p where p.subscription_id = s.id and p.starts_on >= first;
  update public.subscription_pauses as p set ends_on = first - 1 where p.subscription_id = s.id
    and (p.ends_on is null or p.ends_on >= first);
  perform private.told_of_change(s);
  return private.next_planned_day(s, first);
end
$function$;

comment on function public.resume_subscription(uuid) is 'Ends a pause with the first day that can still be changed, takes back planned ones, and answers the next delivery.';

revoke all on function public.resume_subscription(uuid) from public;

grant execute on function public.resume_subscription(uuid) to authenticated, postgres;
