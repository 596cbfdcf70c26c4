create or replace function private.take_turns (
  what text,
  whose text
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select pg_advisory_xact_lock(hashtextextended(take_turns.what || ':' || take_turns.whose, 0))
$function$;

comment on function private.take_turns(text, text) is 'One transaction at a time for each kind of limit and owner: requests sent in parallel count each other. The caller counts in its next statement, which sees what the one before it has committed.';

revoke all on function private.take_turns(text, text) from public;
