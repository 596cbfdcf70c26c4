create or replace function private.tell_member (
  m private.memberships,
  template text,
  until timestamp with time zone default null::timestamp with time zone,
  amount_paise bigint default null::bigint
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform private.notify(m.user_id, tell_member.template, jsonb_strip_nulls(jsonb_build_object('until',
      private.day_in_words(tell_member.until - interval '1 minute'), 'amount', private.rupees(tell_member.amount_paise),
      'amount_paise', tell_member.amount_paise)), '/membership/dashboard');
  perform private.publish('user:' || m.user_id, 'membership', '{}'::jsonb);
end
$function$;

comment on function private.tell_member(private.memberships, text, timestamp
  with time zone, bigint) is 'Tells a member what became of the membership; until is its end at 24:00, told as its last day.';

revoke all
  on function private.tell_member(private.memberships, text, timestamp with time zone, bigint)
  from public;
