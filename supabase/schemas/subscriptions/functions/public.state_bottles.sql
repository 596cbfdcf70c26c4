create or replace function public.state_bottles (
  subscription_id uuid,
  count integer
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  s public.subscriptions := private.own_subscription(state_bottles.subscription_id);
begin
  if state_bottles.count is null or state_bottles.count not between 1 and s.bottles_out then
    perform private.refuse(409, 'bottles_invalid', 'You do not have that many bottles.',
      jsonb_build_object('out', s.bottles_out));
  end if;
  insert into public.bottle_returns (subscription_id, count, status) values (s.id, state_bottles.count, 'stated')
  on conflict (subscription_id) where status = 'stated' do update set count = excluded.count, created_at = now();
  perform private.told_of_change(s);
end
$function$;

comment on function public.state_bottles(uuid, integer) is 'The customer has put out so many empty bottles; the vendor''s people confirm them.';

revoke all on function public.state_bottles(uuid, integer) from public;

grant execute on function public.state_bottles(uuid, integer) to authenticated, postgres;
