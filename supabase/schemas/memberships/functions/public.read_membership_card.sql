create or replace function public.read_membership_card (
  code text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  person uuid;
  m private.memberships;
begin
  if not private.is_admin() and not exists (select from public.vendor_staff as s where s.user_id = caller) then
    perform private.refuse(403, 'card_reader_only', 'Only shops and administrators read cards.');
  end if;
  perform private.bound(read_membership_card.code, 100);
  perform private.take_turns('membership_card', caller::text);
  delete from private.membership_card_guesses as g where g.user_id = caller and g.at < now() - interval '1 hour';
  if (select count(*) >= 20 from private.membership_card_guesses as g where g.user_id = caller) then
    perform private.refuse(429, 'too_many_cards', 'Too many wrong codes. Please try again later.');
  end if;
  select k.user_id into person from private.membership_card_codes as k
  where k.code = translate(private.pasted_code(read_membership_card.code), '-–—', '')
    and k.made_at > now() - interval '10 minutes';
  if person is null then
    insert into private.membership_card_guesses (user_id) values (caller);
    return '{"valid": false}';
  end if;
  m := private.membership_of(person);
  if m.id is null then return '{"valid": false}'; end if;
  return jsonb_build_object('valid', true, 'ends_at', m.ends_at, 'plan', (select p.code
      from private.membership_plans as p where p.id = m.plan_id),
    'name', (select split_part(p.full_name, ' ', 1) from public.profiles as p where p.id = person));
end
$function$;

comment on function public.read_membership_card(text) is 'Whether a card that a customer shows is one of a member at this moment: {valid, name (the first one), plan, ends_at}, or {valid: false}. For the people of shops, and administrators; twenty codes within an hour that no card shows refuse too_many_cards.';

revoke all on function public.read_membership_card(text) from public;

grant execute on function public.read_membership_card(text) to authenticated, postgres;
