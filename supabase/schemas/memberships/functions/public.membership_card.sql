create or replace function public.membership_card()
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  m private.memberships := private.membership_of(caller);
  code text;
begin
  if m.id is null then
    perform private.refuse(404, 'membership_not_found', 'You have no membership at present.');
  end if;
  perform private.take_turns('membership_card', caller::text);
  delete from private.membership_card_codes as k
  where k.user_id = caller and k.made_at < now() - interval '10 minutes';
  select k.code into code from private.membership_card_codes as k
  where k.user_id = caller and k.made_at > now() - interval '3 minutes' order by k.made_at desc limit 1;
  if code is null then
    insert into private.membership_card_codes as k (code, user_id) values (private.new_card_code(), caller)
    returning k.code into code;
  end if;
  return jsonb_build_object('code', code,
    'name', (select p.full_name from public.profiles as p where p.id = caller), 'state', private.membership_state(m),
    'plan', (select p.code from private.membership_plans as p where p.id = m.plan_id), 'ends_at', m.ends_at,
    'since', m.started_at);
end
$function$;

comment on function public.membership_card() is 'The caller''s card: {code (ten letters and digits, read within ten minutes; asked again after three, another one), name, plan, state, since, ends_at}.';

revoke all on function public.membership_card() from public;

grant execute on function public.membership_card() to authenticated, postgres;
