create or replace function public.invite_to_membership (
  phone text,
  name text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  m private.memberships;
  plan private.membership_plans;
  number text;
  invited uuid;
begin
  perform private.bound(invite_to_membership.phone, 200);
  perform private.bound(invite_to_membership.name, 300);
  number := private.read_phone(invite_to_membership.phone);
  m := private.own_membership(caller);
  select * into plan from private.membership_plans as p where p.id = m.plan_id;
  if number is null then
    perform private.refuse(400, 'phone_not_indian', 'Only Indian mobile numbers can sign in.');
  end if;
  if length(trim(invite_to_membership.name)) not between 1 and 60 or invite_to_membership.name is null then
    perform private.refuse(400, 'family_name_invalid', 'A name has 1 to 60 letters.');
  end if;
  number := regexp_replace(number, '\D', '', 'g');
  if (select count(*) from private.membership_people as f where f.membership_id = m.id
      and f.phone_digest <> private.keyed_digest(number)) >= plan.family_members then
    perform private.refuse(409, 'family_full', 'Your plan has no more places for family.');
  end if;
  if exists (select from auth.users as u where u.id = caller and regexp_replace(u.phone, '\D', '', 'g') = number) then
    perform private.refuse(409, 'family_is_yourself', 'This is your own number.');
  end if;
  insert into private.membership_people (membership_id, name, phone_digest, phone_end)
  values (m.id, trim(invite_to_membership.name), private.keyed_digest(number), right(number, 4))
  on conflict (membership_id, phone_digest) do nothing returning id into invited;
  if invited is not null then
    perform private.notify(u.id, 'membership_invited', '{}', '/membership') from auth.users as u
    where u.phone = number and u.id <> caller;
  end if;
  perform private.publish('user:' || caller, 'membership', '{}'::jsonb);
  return public.my_membership();
end
$function$;

comment on function public.invite_to_membership(text, text) is 'Invites a number to share the caller''s membership, whether or not it has an account. Answers as my_membership does.';

revoke all on function public.invite_to_membership(text, text) from public;

grant execute on function public.invite_to_membership(text, text) to authenticated, postgres;
