create or replace function private.answer_members_first()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  hours smallint := (select p.support_hours from private.membership_plans as p
    where p.id = (private.membership_of(new.user_id)).plan_id);
begin
  if hours is not null then
    new.acknowledge_by := least(new.acknowledge_by, now() + make_interval(hours => hours));
  end if;
  return new;
end
$function$;

comment on function private.answer_members_first() is 'A member''s question is to be answered sooner, as the plan says.';

revoke all on function private.answer_members_first() from public;
