create or replace function private.limit_answers()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.take_turns('answer_question', new.author_id::text);
  if (select count(*) from public.product_answers as a where a.author_id = new.author_id
    and a.created_at > now() - interval '1 hour')
      >= 3 * private.setting_int('questions_per_hour') then
    perform private.refuse(429, 'too_many_questions', 'You have asked a lot within an hour. Please wait a while.');
  end if;
  return new;
end
$function$;

comment on function private.limit_answers() is 'Refuses more answers of one writer within an hour than answer_question allows, however many arrive together.';

revoke all on function private.limit_answers() from public;
